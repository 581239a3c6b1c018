import '../ui/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Hears of a step through the history before anything else does.
import '../kernel/forms/step-back.ts';
import { appPages } from '../features/index.ts';
import { startLanguage } from '../kernel/i18n.ts';
import { preload, setRoutes } from '../kernel/navigation/routes.ts';
import { beginScrolling } from '../kernel/navigation/scroll.ts';
import { hideWords } from '../kernel/search-param.ts';
import { ShownPage } from '../kernel/navigation/shown-page.tsx';
import { sessionQuery } from '../kernel/session-query.ts';
import { appCatalogues } from './app-catalogues.ts';
import { FramedNotFound, routesOf } from './app-routes.tsx';
import { ErrorBoundary } from '../kernel/navigation/error-boundary.tsx';
import { loadFonts } from './fonts.ts';
import { errorNotifier } from './sign-in-again/notify-error.ts';
import { followReleases } from './newer-release.ts';
import { showPlainFailure } from './plain-failure.ts';
import { Providers } from './providers.tsx';
import { ProofRequest } from './proof/proof-request.tsx';
import { TicketRequest } from './desk-ticket/ticket-request.tsx';
import { createQueries } from './queries.ts';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const queries = createQueries();
  hideWords();
  setRoutes(routesOf(appPages, queries));
  beginScrolling();
  const language = startLanguage(appCatalogues);
  // Who is signed in and the page's own pieces are on the way together with the texts, not one after the other.
  void queries.prefetchQuery(sessionQuery);
  await Promise.all([language, preload(location.pathname)]);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Providers showError={errorNotifier(queries)}>
          <ErrorBoundary>
            <ShownPage notFound={<FramedNotFound />} />
            <ProofRequest />
            <TicketRequest />
          </ErrorBoundary>
        </Providers>
      </QueryClientProvider>
    </StrictMode>,
  );
  loadFonts();
}

followReleases();
start().catch(showPlainFailure);
