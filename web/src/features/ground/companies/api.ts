import { readCompanyIdentity, readCompanyRecord } from '@madang/contract/ground/companies/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { readCompanyUsage } from '@madang/contract/views/company-usages/routes.ts';
import { countEmployees } from '@madang/contract/people/people/routes.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';

export type Identity = AnswerOf<typeof readCompanyIdentity>;

export const identityQuery = queryOptions({
  queryKey: ['company-identity'],
  queryFn: ({ signal }) => call(readCompanyIdentity, {}, { signal }),
});

export type CompanyRecordAnswer = AnswerOf<typeof readCompanyRecord>;

export const recordQuery = queryOptions({
  queryKey: ['company-record'],
  queryFn: ({ signal }) => call(readCompanyRecord, {}, { signal }),
});

export const peopleCountsQuery = queryOptions({
  queryKey: ['employees', 'counts'],
  queryFn: ({ signal }) => call(countEmployees, {}, { signal }),
});

export const usageQuery = queryOptions({
  queryKey: ['company-usage'],
  queryFn: ({ signal }) => call(readCompanyUsage, {}, { signal }),
});

/** Reads record and identity again, and the session, whose bars show it. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [recordQuery.queryKey, identityQuery.queryKey, sessionQuery.queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}
