import { type RecordKind, recordKinds } from '@madang/contract/views/audit-log/filters.ts';
import {
  type AuditRecord,
  downloadRecords,
  listRecords,
  readRecordChain,
} from '@madang/contract/views/audit-log/routes.ts';
import { findCandidates } from '@madang/contract/people/role-assignments/routes.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { isDay } from '../../../ui/dates/days.ts';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';

export const recordsKey = ['records'] as const;

export interface RecordsQuery {
  readonly kind: RecordKind;
  readonly operation: string;
  readonly personId: string;
  readonly aboutKind: string;
  readonly aboutId: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the query of the address, without invalid days. */
export function queryFromUrl(search: URLSearchParams): RecordsQuery {
  const [aboutKind = '', aboutId = ''] = (search.get('target') ?? '').split(':');
  const day = (name: string) => {
    const typed = search.get(name) ?? '';
    return isDay(typed) ? typed : '';
  };
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

/** Address change that removes every filter. */
export const noFilter = {
  kind: null,
  operation: null,
  company: null,
  person: null,
  target: null,
  from: null,
  to: null,
};

export function isNarrowed(search: URLSearchParams): boolean {
  return Object.keys(noFilter).some((name) => (search.get(name) ?? '') !== '');
}

export function useRecords({ personId, ...query }: RecordsQuery, enabled: boolean) {
  return useInfiniteQuery({
    enabled,
    queryKey: [...recordsKey, personId, query],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listRecords, { query: { ...query, ...(personId && { personId }), ...afterOf(pageParam) } }, { signal }),
  });
}

export const recordChainQuery = queryOptions({
  queryKey: [...recordsKey, 'chain'],
  queryFn: ({ signal }) => call(readRecordChain, {}, { signal }),
});

/** People in service to choose one of, by a part of name or ID. */
export function usePeople(typed: string) {
  const keyword = searchTerm.safeParse(typed).success ? typed : '';
  return useQuery({
    queryKey: [...recordsKey, 'people', keyword],
    queryFn: ({ signal }) => call(findCandidates, { body: { keyword } }, { signal }),
    ...askedIf(keyword !== ''),
  });
}

export type { AuditRecord };

export function useReread() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: recordsKey });
}

/** Has the browser fetch the file of an export, which it writes while it comes. */
export function saveRecords(exportId: string, { path }: { readonly path: string } = downloadRecords): void {
  const link = document.createElement('a');
  link.href = path.replace('{exportId}', exportId);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
