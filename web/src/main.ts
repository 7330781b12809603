import { mount } from 'svelte';
import './lib/theme.css';
import './lib/look/base.css';
import './lib/look/controls.css';
import './lib/look/boards.css';
import './lib/look/maps.css';
import App from './App.svelte';
import { recall } from './lib/me.svelte';
import { begin } from './lib/settings.svelte';

await begin();
await recall().catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
