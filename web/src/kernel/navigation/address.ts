import { useSyncExternalStore } from 'react';
import { announceAddress, announcedAddress, hasWords, withHiddenWords } from '../search-param.ts';
import { plainPath, routeOf } from './routes.ts';
import { keepScroll, scrollToBeginning } from './scroll.ts';

/** Said on the window when a step leads to another page: what is still drawn goes on reading the address that it was drawn for. */
const anotherPage = 'madang:page';

interface Step {
  /** Takes the place of the present entry of the history: Back leads to the one before. */
  readonly replace?: boolean;
}

/** Opens an address without loading a document, where one of the app's pages is there; any other is loaded. */
export function navigate(href: string, { replace = false }: Step = {}): void {
  const next = withHiddenWords(new URL(href, location.href));
  if (!routeOf(next.pathname)) return location.assign(next.href);
  const { pathname, href: standing } = location;
  const isSame = next.href === standing;
  history[replace || isSame ? 'replaceState' : 'pushState'](null, '', next.href);
  // A form with something typed holds the step until its person wants it, and says so then (`unsaved-guard.ts`).
  if (location.href !== next.href) return;
  keepScroll();
  if (location.pathname !== pathname) return void dispatchEvent(new Event(anotherPage));
  announceAddress();
  if (isSame || (next.hash !== '' && !hasWords(next))) scrollToBeginning();
}

/** Every step: by a link, by the page itself, through the history. */
export function onStep(listener: () => void): () => void {
  const names = ['popstate', announcedAddress, anotherPage];
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

/** The path of the address, which is ahead of the page while the next one is on its way. */
export const usePath = () => useSyncExternalStore(onStep, () => plainPath(location.pathname));

/** The whole address. */
export const useAddress = () => useSyncExternalStore(onStep, () => location.href);
