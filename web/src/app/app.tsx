import '../ui/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appPages } from '../features/index.ts';
import { startLanguage } from '../kernel/i18n.ts';
import { sessionQuery } from '../kernel/session-query.ts';
import { appCatalogues } from './app-catalogues.ts';
import { buildRouter } from './app-router.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadFonts } from './fonts.ts';
import { errorNotifier } from './log-in-again/notify-error.ts';
import { followReleases } from './newer-release.ts';
import { showPlainFailure } from './plain-failure.ts';
import { Providers } from './providers.tsx';
import { createQueries } from './queries.ts';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const queries = createQueries();
  const router = buildRouter(appPages, queries);
  const language = startLanguage(appCatalogues);
  // Who is logged in and the page's own pieces are on the way together with the texts, not one after the other.
  void queries.prefetchQuery(sessionQuery);
  void router.load();
  await language;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Providers showError={errorNotifier(queries)}>
          <ErrorBoundary>
            <RouterProvider router={router} />
          </ErrorBoundary>
        </Providers>
      </QueryClientProvider>
    </StrictMode>,
  );
  loadFonts();
}

followReleases();
start().catch(showPlainFailure);
