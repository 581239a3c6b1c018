import type { List } from '@madang/contract/kernel/lists/list.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { refuseField } from '@madang/contract/refuse.ts';

/** A list that comes in one piece. */
export function wholeList<Item>(items: Item[]): List<Item> {
  return firstOf(items, { hasMore: false });
}

/** The beginning of a list that no call asks on in: who wants what comes after narrows the search. */
export function firstOf<Item>(items: Item[], { hasMore }: { readonly hasMore: boolean }): List<Item> {
  return { items, total: { count: items.length, isExact: !hasMore }, next: null };
}

interface Portion {
  readonly after: string | undefined;
  readonly next: string | null;
  /** Total, if all items are counted. Otherwise the total is inexact as soon as items precede or follow the portion. */
  readonly count?: number;
}

/** Returns the portion of a list after a key. */
export function portionOf<Item>(items: Item[], { after, next, count }: Portion): List<Item> {
  const isWhole = after === undefined && next === null;
  const counted = { count: count ?? items.length, isExact: count !== undefined || isWhole };
  return { items, total: counted, next };
}

interface Page {
  readonly page: number;
  readonly rowsPerPage: number;
  readonly count: number;
}

/** USR-01: a page beyond the last one of so many rows is refused, with the last one's number. */
export function refuseBeyond({ page, rowsPerPage, count }: Page): void {
  const last = pageCountOf(count, rowsPerPage);
  if (page > last) throw refuseField('page', 'PAGE_BEYOND', { 0: last });
}

/** One of a list's numbered pages; one that is not there is refused. */
export function pageOf<Item>(items: Item[], asked: Page): List<Item> {
  const { page, rowsPerPage, count } = asked;
  refuseBeyond(asked);
  const next = page < pageCountOf(count, rowsPerPage) ? String(page + 1) : null;
  return { items, total: { count, isExact: true }, next };
}

/**
 * Page of an uncounted list of more than `count` rows; `items` has one more than the page. Callers refuse an empty one.
 */
export function pageOfMany<Item>(items: Item[], { page, rowsPerPage, count }: Page): List<Item> {
  const next = items.length > rowsPerPage ? String(page + 1) : null;
  return { items: items.slice(0, rowsPerPage), total: { count, isExact: false }, next };
}
