import { logInAddress } from '../../kernel/addresses.ts';
import { matchPage, type PageAddress } from '../../kernel/page.ts';

/** The log-in page's parameter that says where it leads back to. */
export const targetName = 'target';

/**
 * Where the log-in leads back to: an address of one of the product's own pages, or nothing. Whatever else
 * a link may carry (another site, a script, a call) is not followed; nor is the log-in itself, for ever.
 */
export function targetOf(search: string, pages: readonly PageAddress[], origin: string): string | undefined {
  const given = new URLSearchParams(search).get(targetName) ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, origin)) return undefined;
  const { origin: targetOrigin, pathname, search: targetSearch } = new URL(given, origin);
  if (targetOrigin !== origin || pathname === logInAddress || !matchPage(pages, pathname)) return undefined;
  return pathname + targetSearch;
}
