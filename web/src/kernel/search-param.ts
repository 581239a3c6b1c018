import { useCallback, useSyncExternalStore } from 'react';

const changed = 'madang:address';

/**
 * One parameter of the address as state, for public pages without a router: a reload, a shared link and
 * the back button see it. `push` makes a step of history, without it the present one is replaced.
 */
export function useSearchParam(name: string): [string | null, (value: string | null, how?: 'push') => void] {
  const value = useSyncExternalStore(onAddressChange, () => new URLSearchParams(location.search).get(name));
  const setValue = useCallback(
    (next: string | null, how?: 'push') => {
      const address = new URL(location.href);
      if (next === null) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      if (how === 'push') history.pushState(history.state, '', address);
      else history.replaceState(history.state, '', address);
      dispatchEvent(new Event(changed));
    },
    [name],
  );
  return [value, setValue];
}

function onAddressChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}
