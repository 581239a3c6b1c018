import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasUnsaved } from '../kernel/forms/has-unsaved.ts';
import { isLoggedOut, logoutRedirect } from '../kernel/session.ts';
import { sessionQuery } from '../kernel/session-query.ts';

/**
 * One try per call, as everywhere; data is fresh for half a minute and when the window comes back. A call without a network
 * fails and is said to, where it would else wait in silence; once there is one it is made again.
 */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: onAuthError }),
    mutationCache: new MutationCache({ onError: onAuthError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    },
  });

  /**
   * A session that ended or that changed terms hold back: the page for it leads back to this one. With something typed the
   * page stays, and anyone who saves it is asked to log in beside it; until the page is left it is the same person's.
   */
  function onAuthError(thrown: unknown): void {
    if (hasUnsaved() && isLoggedOut(thrown))
      return void import('./log-in-again/ask.ts').then(({ keepToPerson }) => keepToPerson(queries));
    const hadSession = queries.getQueryData(sessionQuery.queryKey) !== undefined;
    const way = logoutRedirect(thrown, hadSession ? 'ended' : 'needed');
    if (way !== undefined) location.replace(way);
  }

  // A page that the browser kept and shows again may be of someone who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queries.invalidateQueries();
  });
  return queries;
}
