import { readPortalHome } from '@madang/contract/views/portal/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPlatform } from '../../../kernel/calls/platform.ts';

export const homeQuery = queryOptions({
  queryKey: ['portal', 'home'],
  queryFn: ({ signal }) => call(readPortalHome, {}, { signal }),
});

export const platformQuery = queryOptions({
  queryKey: ['platform'],
  queryFn: readPlatform,
});
