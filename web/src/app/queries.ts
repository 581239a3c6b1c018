import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logInWith } from '../kernel/pages/log-in-target.ts';
import { isLoggedOut } from '../kernel/session.ts';
import { sessionQuery } from '../kernel/session-query.ts';

/** One try per call, as everywhere; data is fresh for half a minute and when the window comes back. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: goToLogIn }),
    mutationCache: new MutationCache({ onError: goToLogIn }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });

  /** A session that ended: the log-in says so and leads back to this page. */
  function goToLogIn(thrown: unknown): void {
    if (!isLoggedOut(thrown)) return;
    const hadSession = queries.getQueryData(sessionQuery.queryKey) !== undefined;
    location.replace(logInWith(hadSession ? 'ended' : 'needed', location));
  }

  // A page that the browser kept and shows again may be of somebody who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queries.invalidateQueries();
  });
  return queries;
}
