import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Said on the window when the address has changed and the page that is drawn is to read it. */
export const announcedAddress = 'madang:address';

/** `push` makes a step of history, without it the present one is replaced. */
export type AddressStep = 'push' | undefined;

/** Parameters to set; null takes one out of the address. */
export type AddressChange = Readonly<Record<string, string | null>>;

/**
 * Search words behind '#', which may name a person: browsers do not send them to servers, while reload, links and Back
 * keep them.
 */
const wordNames: ReadonlySet<string> = new Set(['q', 'keyword', 'failed']);

/**
 * One parameter of the address as state: a reload, a shared link and the back button see it. Works with and
 * without a router.
 */
export function useSearchParam(name: string): [string | null, (value: string | null, how?: AddressStep) => void] {
  const value = useSyncExternalStore(onAddressChange, () => addressParams().get(name));
  const setValue = useCallback(
    (next: string | null, how?: AddressStep) => changeAddress({ [name]: next }, how),
    [name],
  );
  return [value, setValue];
}

/** All parameters at once, for pages where a change of one takes others back, such as a filter the page number. */
export function useSearchParams(): [URLSearchParams, (change: AddressChange, how?: AddressStep) => void] {
  const search = useSyncExternalStore(onAddressChange, () => addressParams().toString());
  return [useMemo(() => new URLSearchParams(search), [search]), changeAddress];
}

/** Returns the parameters of the address, including the texts behind '#'. */
export function addressParams(address: Pick<Location, 'search' | 'hash'> = location): URLSearchParams {
  const params = new URLSearchParams(address.search);
  for (const [name, value] of new URLSearchParams(address.hash.slice(1)))
    if (wordNames.has(name)) params.set(name, value);
  return params;
}

/** Returns true if the part behind '#' contains texts, not a place in the page. */
export function hasWords({ hash }: Pick<Location, 'hash'>): boolean {
  return [...new URLSearchParams(hash.slice(1)).keys()].some((name) => wordNames.has(name));
}

/** The present address with other parameters, as links to items of a page have it. */
export function addressWith(change: AddressChange): string {
  const params = addressParams();
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return addressOf(location.pathname, params);
}

/** The same address with its words behind '#': those of old links and of links by hand stand among the parameters. */
export function withHiddenWords(address: URL): URL {
  if (![...address.searchParams.keys()].some((name) => wordNames.has(name))) return address;
  return new URL(addressOf(address.pathname, addressParams(address)), address);
}

/** Called before the first page is drawn: an old link's words leave the address that proxies and histories of servers keep. */
export function hideWords(): void {
  const address = new URL(location.href);
  const hidden = withHiddenWords(address);
  if (hidden !== address) history.replaceState(history.state, '', hidden.href);
}

function addressOf(pathname: string, params: URLSearchParams): string {
  const [asked, words] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of params) (wordNames.has(name) ? words : asked).append(name, value);
  const [query, behind] = [asked.toString(), words.toString()];
  return pathname + (query && `?${query}`) + (behind && `#${behind}`);
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
