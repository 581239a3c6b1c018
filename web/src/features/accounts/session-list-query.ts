import { listSessions } from '@madang/contract/accounts/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

export const sessionListQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});
