/** Lets the pieces of a board travel whenever its view changes by something that happened. */

import { onMount, untrack } from 'svelte';
import type { BoardProps, TableView } from '../board';
import type { Transitions } from './transitions';
import { Stage } from './stage';

interface Followed<View extends TableView> {
  readonly props: () => Pick<BoardProps<View>, 'view' | 'news' | 'motion'>;
  /** The board, and the sheet above it on which copies travel. */
  readonly root: () => HTMLElement;
  readonly layer: () => HTMLElement;
  transitions(before: View, after: View): Transitions;
}

export function follow<View extends TableView>({ props, root, layer, transitions }: Followed<View>): void {
  let stage: Stage | undefined;
  let shown: View | undefined;
  let coming: Transitions | undefined;

  $effect.pre(() => {
    const next = props().view;
    untrack(() => {
      coming = shown && shown !== next && props().news.length > 0 ? transitions(shown, next) : undefined;
      if (coming) stage?.remember(coming);
      shown = next;
    });
  });

  $effect(() => {
    void props().view;
    untrack(() => {
      if (coming) stage?.play(coming, props().motion);
      else stage?.clear();
    });
  });

  onMount(() => {
    stage = new Stage(root(), layer());
    return () => stage?.clear();
  });
}
