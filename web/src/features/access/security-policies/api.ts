import type { IdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { previewIdProfile, readSecurityPolicies } from '@madang/contract/access/security-policies/routes.ts';
import { listIdChangePeriods } from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';

export type SecurityPolicies = AnswerOf<typeof readSecurityPolicies>;

export const policiesQuery = queryOptions({
  queryKey: ['security-policies'],
  queryFn: ({ signal }) => call(readSecurityPolicies, {}, { signal }),
});

/** Returns the query for the number of IDs in use that are too short for unsaved length rules. */
export function idPreviewQuery(idProfile: IdProfile) {
  return queryOptions({
    queryKey: ['security-policies', 'ids', idProfile],
    queryFn: ({ signal }) => call(previewIdProfile, { query: { idProfile } }, { signal }),
  });
}

export const idChangePeriodsQuery = queryOptions({
  queryKey: ['security-policies', 'id-change-periods'],
  queryFn: ({ signal }) => call(listIdChangePeriods, {}, { signal }),
});

export function useRereadPeriods(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: idChangePeriodsQuery.queryKey });
}

/** Reads the policies again, and the session, whose password form shows the rules. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [policiesQuery.queryKey, sessionQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
