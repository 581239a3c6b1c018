import { listConsoleNotices, readOverview } from '@madang/contract/console/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { readPlatform } from '../../kernel/calls/platform.ts';
import { noticesKey } from '../../kernel/sections/notices-key.ts';

/** The operator's settings that the console shows, shared with the portal's pages. */
export const platformQuery = queryOptions({ queryKey: ['platform'], queryFn: readPlatform });

/** What waits for the administrator: the bell and two parts of the start page say it, which may come some moments apart. */
export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: async ({ signal }) => (await call(listConsoleNotices, {}, { signal })).items,
  staleTime: 3_000,
});

/** The company at a glance; asked again whenever the start page is opened. */
export const overviewQuery = queryOptions({
  queryKey: ['console', 'overview'],
  queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  staleTime: 0,
});
