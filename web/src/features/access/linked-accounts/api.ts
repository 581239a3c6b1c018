import { listLoginTies, type LinkedAccountRow } from '@madang/contract/access/linked-accounts/routes.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

const key = ['login-ties'] as const;

export const tiesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(listLoginTies, {}, { signal }),
});

/** Reads the ties again, and which companies the own login opens. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: key });
    await queries.invalidateQueries({ queryKey: ['own-companies'] });
    // It says whether there are others at all.
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
}

/** PRD-03: the other company's name that the reader sees first. */
export function useCompanyOf() {
  const language = useLanguage();
  return (tie: LinkedAccountRow) => companyNameFor(tie, language);
}
