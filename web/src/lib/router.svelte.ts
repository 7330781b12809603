/** Which page is shown. Addresses are plain paths, so that a link to a table can be sent. */

export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'account' }
  | { name: 'link'; what: LinkKind }
  | { name: 'lost' };

/** What following a link sent by mail does. */
export type LinkKind = 'sign-in' | 'mail';

function read(path: string): Page {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { name: 'lost' };
  if (first === undefined) return { name: 'lobby' };
  if (first === 'new' && second && !third) return { name: 'new', game: second };
  if (first === 'table' && second && !third) return { name: 'table', id: second };
  if (first === 'table' && second && third === 'replay') return { name: 'replay', id: second };
  if (first === 'account' && !second) return { name: 'account' };
  if (first === 'link' && (second === 'sign-in' || second === 'mail') && !third) return { name: 'link', what: second };
  return { name: 'lost' };
}

let page = $state<Page>(read(location.pathname));

addEventListener('popstate', () => (page = read(location.pathname)));

export function here(): Page {
  return page;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  page = read(location.pathname);
  scrollTo(0, 0);
}

/** For `<a>`: follow inside the page unless the person asks for a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
