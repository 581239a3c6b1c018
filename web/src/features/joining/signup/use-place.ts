import { useCallback, useSyncExternalStore } from 'react';
import { type Place, placeOf } from './places.ts';

const changed = 'madang:place';

/**
 * Where in the sign-up one is, by the address. Going on from one service to another stays in this document,
 * so that nothing typed is lost; the back button works all the same.
 */
export function usePlace(): readonly [Place, (path: string, how?: 'replace') => void] {
  const path = useSyncExternalStore(onPlaceChange, () => location.pathname);
  const go = useCallback((wanted: string, how?: 'replace') => {
    if (wanted === location.pathname) return;
    const address = wanted + location.search;
    if (how === 'replace') history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    dispatchEvent(new Event(changed));
    scrollTo({ top: 0 });
  }, []);
  return [placeOf(path), go];
}

function onPlaceChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}
