import type { List } from '@madang/contract/kernel/lists/list.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { toCallError } from '../call-error.ts';

/** Page of a list that is shown, and the number of pages; a minimum if the list's total is not exact. */
export interface ShownPage {
  readonly page: number;
  readonly pageCount: number;
}

/** The page that an address asks for; the first for what is no page. */
export function pageIn(search: URLSearchParams): number {
  const given = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

/** Reads a page of a list; where it has vanished, for rows have gone in the meantime, the last one that there is. */
export async function readPage<Answer extends List<unknown>>(
  { page, rowsPerPage }: { readonly page: number; readonly rowsPerPage: number },
  ask: (page: number) => Promise<Answer>,
): Promise<Answer & ShownPage> {
  const read = async (wanted: number) => {
    const answer = await ask(wanted);
    const counted = pageCountOf(answer.total.count, rowsPerPage);
    const seen = answer.next === null ? wanted : wanted + 1;
    return { ...answer, page: wanted, pageCount: answer.total.isExact ? counted : Math.max(counted, seen) };
  };
  try {
    return await read(page);
  } catch (thrown) {
    const beyond = toCallError(thrown).fields.find(({ code }) => code === 'PAGE_BEYOND');
    if (!beyond) throw thrown;
    return read(Number(beyond.params['0']));
  }
}
