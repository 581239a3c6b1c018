import { queryOptions } from '@tanstack/react-query';
import { askSession } from './session.ts';

/** Query for the signed-in person, for the pages of the signed-in app. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => askSession(signal),
});
