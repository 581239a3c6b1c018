/** The design system on one page, for development and for the checks of its look and access. */
import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../app/fonts.ts';
import { Providers } from '../app/providers.tsx';
import { PublicShell } from '../app/public-shell.tsx';
import { startLanguage } from '../kernel/i18n.ts';
import { GalleryPage } from './gallery-page.tsx';

const catalogues = import.meta.glob([
  '../../../contract/src/kernel/messages/*.ts',
  '../../../contract/src/*/*/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
  '/src/gallery/messages/*.ts',
]);

const wishes = new URLSearchParams(location.search);
/** Color scheme of the address; otherwise the system's. */
const scheme = (['light', 'dark'] as const).find((each) => each === wishes.get('scheme'));
if (scheme) document.documentElement.dataset['scheme'] = scheme;
if (wishes.get('density') === 'console') document.documentElement.dataset['density'] = 'console';

await startLanguage(catalogues);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <PublicShell insecure={wishes.has('insecure')}>
          <GalleryPage />
        </PublicShell>
      </Providers>
    </StrictMode>,
  );
}
loadFonts();
