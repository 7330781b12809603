/** What the browser tells of a page that comes back, goes away or loses its network. */

interface Told {
  /** The page is seen again, runs again or has a network again: what it knew may be old. */
  back: () => void;
  /** The system says that there is no network; it may be wrong. */
  offline: () => void;
  /** The page is put aside and may be shown again as it is; an open socket would keep it from that. */
  aside: () => void;
}

/** Listen to all of it; gives the way to stop. */
export function listenToPage({ back, offline, aside }: Told): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', back, { signal });
  addEventListener('offline', offline, { signal });
  addEventListener('pageshow', (event) => event.persisted && back(), { signal });
  addEventListener('pagehide', (event) => event.persisted && aside(), { signal });
  document.addEventListener('resume', back, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back(), { signal });
  return () => listening.abort();
}
