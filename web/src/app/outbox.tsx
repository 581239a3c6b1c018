import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OutboxPage } from '../features/views/outbox/index.ts';
import { startLanguage } from '../kernel/i18n.ts';
import { ErrorBoundary } from '../kernel/navigation/error-boundary.tsx';
import { loadFonts } from './fonts.ts';
import { outboxCatalogues } from './outbox-catalogues.ts';
import { showPlainFailure } from './plain-failure.ts';
import { Providers } from './providers.tsx';
import { PublicShell } from './public-shell.tsx';

/** The development outbox, an entry of its own so that no other page downloads it and production answers 404. */
async function start() {
  await startLanguage(outboxCatalogues);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <PublicShell>
          <ErrorBoundary>
            <OutboxPage />
          </ErrorBoundary>
        </PublicShell>
      </Providers>
    </StrictMode>,
  );
  loadFonts();
}

start().catch(showPlainFailure);
