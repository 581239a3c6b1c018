import { targetName, targetOf } from '@madang/contract/access/accounts/sign-in-target.ts';

/**
 * Target of a sign-in by this page's address. The list of pages loads only if an address names one; without it, home
 * opens.
 */
export async function wantedPage(): Promise<string | undefined> {
  if (!new URLSearchParams(location.search).has(targetName)) return undefined;
  const { pages } = await import('@madang/contract/index.ts').catch(() => ({ pages: [] }));
  const target = targetOf(location.search, pages, location.origin);
  return target && target + location.hash;
}
