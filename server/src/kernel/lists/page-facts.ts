import { refuseField } from '@madang/contract/refuse.ts';

interface Asked {
  readonly page: number;
  readonly totalCount: number;
  readonly rowsPerPage: number;
}

/** USR-01: where a page stands in its list; one beyond the last is refused, with the last one's number. */
export function pageFactsOf({ page, totalCount, rowsPerPage }: Asked) {
  const totalPage = Math.max(1, Math.ceil(totalCount / rowsPerPage));
  if (page > totalPage) throw refuseField('page', 'PAGE_BEYOND', { 0: totalPage });
  return { totalCount, pageNo: page, totalPage };
}
