import { jobRankRoutes, jobTitleRoutes } from '@madang/contract/organisation/job-ranks/routes.ts';
import { searchOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import {
  listApprovalPolicies,
  orderApprovalPolicies,
  readApprovalPolicy,
} from '@madang/contract/workplace/approval-policies/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';

const key = ['approval-policies'] as const;

export function useApprovalPolicies() {
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call(listApprovalPolicies, {}, { signal }),
  });
}

export function useApprovalPolicy(approvalPolicyId: string) {
  return useQuery({
    queryKey: [...key, 'one', approvalPolicyId],
    queryFn: ({ signal }) => call(readApprovalPolicy, { params: { approvalPolicyId } }, { signal }),
    // A form begins with what there is now.
    gcTime: 0,
  });
}

/** Both lists of jobs, as choices of a step. */
export function useJobs() {
  return useQuery({
    queryKey: ['job-lists', 'both'],
    queryFn: async ({ signal }) => {
      const [ranks, titles] = await Promise.all([
        call(jobRankRoutes.list, {}, { signal }),
        call(jobTitleRoutes.list, {}, { signal }),
      ]);
      return { jobRank: ranks.items, jobTitle: titles.items };
    },
  });
}

/** People in service by a part of their names, while it is typed. */
export function usePeopleByName(term: string) {
  return useQuery({
    queryKey: [...key, 'people', term],
    queryFn: ({ signal }) => call(searchOrganisation, { body: { by: 'name', term } }, { signal }),
    ...askedIf(chartTerm.safeParse(term).success),
  });
}

/** Reads the list again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export function sendOrder(approvalPolicyIds: readonly string[], expected: readonly string[]): Promise<Changed> {
  return sendChange(orderApprovalPolicies, {
    body: { approvalPolicyIds: [...approvalPolicyIds], expected: [...expected] },
  });
}
