import { afterEach, describe, expect, it, vi } from 'vitest';
import { follow, go, here } from '../src/lib/router.svelte';

afterEach(() => go('/'));

describe('the address', () => {
  it.each([
    ['/', { name: 'lobby' }],
    ['/new/spice_road', { name: 'new', game: 'spice_road' }],
    ['/table/abc', { name: 'table', id: 'abc' }],
    ['/table/abc/', { name: 'table', id: 'abc' }],
    ['/table/a%20b', { name: 'table', id: 'a b' }],
    ['/table/abc/replay', { name: 'replay', id: 'abc' }],
    ['/table', { name: 'lost' }],
    ['/new', { name: 'lost' }],
    ['/new/a/b', { name: 'lost' }],
    ['/table/abc/past', { name: 'lost' }],
    ['/table/abc/replay/3', { name: 'lost' }],
  ])('%s is a page', (path, page) => {
    go(path);
    expect(here()).toEqual(page);
  });

  it('goes back with the browser', () => {
    go('/table/abc');
    history.replaceState(null, '', '/new/dunhuang');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(here()).toEqual({ name: 'new', game: 'dunhuang' });
  });
});

describe('a link', () => {
  const press = (keys: MouseEventInit): MouseEvent => {
    const link = document.createElement('a');
    link.href = '/table/abc';
    const event = new MouseEvent('click', { cancelable: true, ...keys });
    vi.spyOn(event, 'currentTarget', 'get').mockReturnValue(link);
    follow(event);
    return event;
  };

  it('is followed inside the page', () => {
    expect(press({}).defaultPrevented).toBe(true);
    expect(here()).toEqual({ name: 'table', id: 'abc' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    (keys) => {
      expect(press(keys).defaultPrevented).toBe(false);
      expect(here()).toEqual({ name: 'lobby' });
    },
  );
});
