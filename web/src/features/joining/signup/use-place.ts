import { useCallback, useSyncExternalStore } from 'react';
import { type Place, placeOf } from './places.ts';

const changed = 'madang:place';

/**
 * Place in the sign-up, by the address. Changing services stays in the document, so nothing typed is lost and Back
 * works.
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
