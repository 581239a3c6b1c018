import { targetName, targetOf } from '@madang/contract/access/accounts/log-in-target.ts';

/**
 * Returns the page to open after sign-in, from this page's address. Loads the list of pages only if the address names one, so no
 * form waits for it; if the list fails to load, the user is signed in and arrives at home.
 */
export async function wantedPage(): Promise<string | undefined> {
  if (!new URLSearchParams(location.search).has(targetName)) return undefined;
  const { pages } = await import('@madang/contract/index.ts').catch(() => ({ pages: [] }));
  const target = targetOf(location.search, pages, location.origin);
  return target && target + location.hash;
}
