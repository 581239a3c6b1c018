import {
  type AuditRecord,
  downloadRecords,
  listRecords,
  type RecordKind,
  recordKinds,
} from '@madang/contract/records/routes.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { afterOf, byPortions } from '../../kernel/lists/portions.ts';

const key = ['records'] as const;

export interface RecordsQuery {
  readonly kind: RecordKind;
  readonly operation: string;
  readonly personId: string;
  readonly aboutKind: string;
  readonly aboutId: string;
  readonly from: string;
  readonly to: string;
}

/** What the address asks; days that are none are left out. */
export function queryFromUrl(search: URLSearchParams): RecordsQuery {
  const [aboutKind = '', aboutId = ''] = (search.get('target') ?? '').split(':');
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '');
  return {
    kind: recordKinds.find((kind) => kind === search.get('kind')) ?? 'administration',
    operation: search.get('operation') ?? '',
    personId: search.get('person') ?? '',
    aboutKind,
    aboutId,
    from: day('from'),
    to: day('to'),
  };
}

export function useRecords({ personId, ...query }: RecordsQuery) {
  return useInfiniteQuery({
    queryKey: [...key, personId, query],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listRecords, { query: { ...query, ...(personId && { personId }), ...afterOf(pageParam) } }, { signal }),
  });
}

export type { AuditRecord };

export function useReread() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

/** Has the browser fetch the file of an export, which it writes while it comes. */
export function saveRecords(exportId: string): void {
  const link = document.createElement('a');
  link.href = downloadRecords.path.replace('{exportId}', exportId);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
