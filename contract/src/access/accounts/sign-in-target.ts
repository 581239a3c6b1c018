import { signInAddress } from '../../kernel/addresses.ts';
import { matchPage, type PageAddress } from '../../kernel/page.ts';

/** The sign-in page's parameter that says where it leads back to. */
export const targetName = 'target';

/**
 * Address to which the sign-in leads back: a page of the product, never the sign-in itself. Anything else in a link is
 * ignored.
 */
export function targetOf(search: string, pages: readonly PageAddress[], origin: string): string | undefined {
  const given = new URLSearchParams(search).get(targetName) ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, origin)) return undefined;
  const { origin: targetOrigin, pathname, search: targetSearch } = new URL(given, origin);
  if (targetOrigin !== origin || pathname === signInAddress || !matchPage(pages, pathname)) return undefined;
  return pathname + targetSearch;
}
