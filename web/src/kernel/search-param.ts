import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Said on the window when the address has changed and the page that is drawn is to read it. */
export const announcedAddress = 'madang:address';

/** `push` makes a step of history, without it the present one is replaced. */
export type AddressStep = 'push' | undefined;

/** Parameters to set; null takes one out of the address. */
export type AddressChange = Readonly<Record<string, string | null>>;

/**
 * One parameter of the address as state: a reload, a shared link and the back button see it. Works with and
 * without a router.
 */
export function useSearchParam(name: string): [string | null, (value: string | null, how?: AddressStep) => void] {
  const value = useSyncExternalStore(onAddressChange, () => new URLSearchParams(location.search).get(name));
  const setValue = useCallback(
    (next: string | null, how?: AddressStep) => changeAddress({ [name]: next }, how),
    [name],
  );
  return [value, setValue];
}

/** All parameters at once, for pages where a change of one takes others back, such as a filter the page number. */
export function useSearchParams(): [URLSearchParams, (change: AddressChange, how?: AddressStep) => void] {
  const search = useSyncExternalStore(onAddressChange, () => location.search);
  return [useMemo(() => new URLSearchParams(search), [search]), changeAddress];
}

/** The present address with other parameters, as links to items of a page have it. */
export function addressWith(change: AddressChange): string {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.pathname + address.search;
}

/** The browser reports to no one what changed the address but a step through the history. */
export function announceAddress(): void {
  dispatchEvent(new Event(announcedAddress));
}

function changeAddress(change: AddressChange, how?: AddressStep): void {
  const address = addressWith(change);
  if (how === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  announceAddress();
}

function onAddressChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(announcedAddress, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(announcedAddress, listener);
  };
}
