import { jobRankRoutes, jobTitleRoutes } from '@madang/contract/organisation/job-ranks/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';

const jobListsKey = ['job-lists'] as const;

/** The two lists by the names that their addresses give them. */
export const jobLists = { ranks: jobRankRoutes, titles: jobTitleRoutes } as const;
export type JobListName = keyof typeof jobLists;

export function useJobList(list: JobListName) {
  return useQuery({
    queryKey: [...jobListsKey, list],
    queryFn: ({ signal }) => call(jobLists[list].list, {}, { signal }),
  });
}

/** Reads both lists again after a change. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: jobListsKey }), [queries]);
}

/** An entry's place in its list is in front of another one, or '' for behind all others. */
export function sendPlace(
  list: JobListName,
  codes: readonly string[],
  expected: readonly string[],
  jobRankCode: string,
): Promise<Changed> {
  const place = (order: readonly string[]) => ({ beforeJobRankCode: order[order.indexOf(jobRankCode) + 1] ?? '' });
  return sendChange(jobLists[list].move, {
    params: { jobRankCode },
    body: { ...place(codes), expected: place(expected) },
  });
}
