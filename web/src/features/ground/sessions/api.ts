import {
  endOtherSessions as endOthersRoute,
  endSession as endRoute,
  listSessions,
} from '@madang/contract/ground/sessions/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export const sessionListQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export function endSession(sessionId: string) {
  return call(endRoute, { params: { sessionId } });
}

export function endOtherSessions() {
  return call(endOthersRoute);
}
