import { listEmblemHolders, listEmblems, listPersonEmblems } from '@madang/contract/people/emblems/routes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['emblems'] as const;

export function useEmblems() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listEmblems, {}, { signal }) });
}

/** A page of the people who hold an emblem. */
export function useHolders(emblemId: string, page: number) {
  return useQuery({
    queryKey: [...key, emblemId, page],
    queryFn: ({ signal }) => call(listEmblemHolders, { params: { emblemId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePersonEmblems(personId: string) {
  return useQuery({
    queryKey: [...key, 'person', personId],
    queryFn: ({ signal }) => call(listPersonEmblems, { params: { personId } }, { signal }),
  });
}

/** Reads emblems again, and everything that shows them beside a name. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [key, ['employees'], ['organisation']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
