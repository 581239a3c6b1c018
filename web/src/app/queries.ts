import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasUnsaved } from '../kernel/forms/has-unsaved.ts';
import { isLoggedOut, logoutRedirect } from '../kernel/session.ts';
import { sessionQuery } from '../kernel/session-query.ts';

/**
 * One try per call; data is fresh for half a minute, and reloads with focus. Calls without a network fail and are
 * repeated later.
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
   * Handles ended sessions and changed terms: the next page leads back here. With typed input the page stays, bound to
   * its person.
   */
  function onAuthError(thrown: unknown): void {
    if (hasUnsaved() && isLoggedOut(thrown))
      return void import('./sign-in-again/ask.ts').then(({ keepToPerson }) => keepToPerson(queries));
    const hadSession = queries.getQueryData(sessionQuery.queryKey) !== undefined;
    const way = logoutRedirect(thrown, hadSession ? 'ended' : 'needed');
    if (way !== undefined) location.replace(way);
  }

  // A page that the browser kept and shows again may be of someone who has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queries.invalidateQueries();
  });
  return queries;
}
