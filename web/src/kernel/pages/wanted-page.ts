import { targetName, targetOf } from '@madang/contract/access/accounts/log-in-target.ts';

/**
 * Where a log-in is to lead, by this page's address. The list of all pages comes only where an address names one: no form
 * waits for it. Where the list does not come, the person is logged in all the same and arrives at home.
 */
export async function wantedPage(): Promise<string | undefined> {
  if (!new URLSearchParams(location.search).has(targetName)) return undefined;
  const { pages } = await import('@madang/contract/index.ts').catch(() => ({ pages: [] }));
  const target = targetOf(location.search, pages, location.origin);
  return target && target + location.hash;
}
