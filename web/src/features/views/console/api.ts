import { type ConsoleNotice, listConsoleNotices, readOverview } from '@madang/contract/views/console/routes.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../kernel/call.ts';
import { readPlatform } from '../../../kernel/calls/platform.ts';
import { awaitJobs } from '../../../kernel/sections/jobs-key.ts';
import { noticesKey } from '../../../kernel/sections/notices-key.ts';

/** The operator's settings that the console shows, shared with the portal's pages. */
export const platformQuery = queryOptions({ queryKey: ['platform'], queryFn: readPlatform });

const noticesAnswer = queryOptions({
  queryKey: noticesKey,
  queryFn: ({ signal }) => call(listConsoleNotices, {}, { signal }),
  staleTime: 3_000,
});

/**
 * Query for the notices that wait for the administrator; the bell and two parts of the start page show them and may load moments
 * apart.
 */
export const noticesQuery = { ...noticesAnswer, select: ({ items }: { readonly items: ConsoleNotice[] }) => items };

/** The tray asks for the jobs from the moment that one of the reader's is known to be under way. */
export function useJobsUnderWay(isAsked: boolean): void {
  const queries = useQueryClient();
  const { data } = useQuery({ ...noticesAnswer, enabled: isAsked });
  const hasJobs = data?.hasJobs === true;
  useEffect(() => {
    if (hasJobs) awaitJobs(queries);
  }, [hasJobs, queries]);
}

/** The company at a glance; asked again whenever the start page is opened. */
export const overviewQuery = queryOptions({
  queryKey: ['console', 'overview'],
  queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  staleTime: 0,
});
