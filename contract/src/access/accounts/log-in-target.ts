import { logInAddress } from '../../kernel/addresses.ts';
import { matchPage, type PageAddress } from '../../kernel/page.ts';

/** The log-in page's parameter that says where it leads back to. */
export const targetName = 'target';

/**
 * Returns the redirect target of the sign-in: an address of one of the product's own pages, or undefined. Other targets in a link
 * (another site, a script, a call) are ignored, as is the sign-in itself, which would loop forever.
 */
export function targetOf(search: string, pages: readonly PageAddress[], origin: string): string | undefined {
  const given = new URLSearchParams(search).get(targetName) ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, origin)) return undefined;
  const { origin: targetOrigin, pathname, search: targetSearch } = new URL(given, origin);
  if (targetOrigin !== origin || pathname === logInAddress || !matchPage(pages, pathname)) return undefined;
  return pathname + targetSearch;
}
