import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { listGrants, listPersonGrants, readGrantChoices } from '@madang/contract/access/grants/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';

const key = ['grants'] as const;

export interface GrantFilters {
  readonly grantee: '' | 'P' | 'R';
  readonly soon: '' | 'Y';
  readonly page: number;
}

export function useGrants(query: GrantFilters) {
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) =>
      readPage({ page: query.page, rowsPerPage: grantLimits.perPage }, (page) =>
        call(listGrants, { query: { ...query, page } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function usePersonGrants(personId: string) {
  return useQuery({
    queryKey: [...key, 'of', personId],
    queryFn: ({ signal }) => call(listPersonGrants, { params: { personId } }, { signal }),
    enabled: personId !== '',
    retry: false,
  });
}

export function useChoices() {
  return useQuery({
    queryKey: [...key, 'choices'],
    queryFn: ({ signal }) => call(readGrantChoices, {}, { signal }),
  });
}

/** Reads the lists again, after a right was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
