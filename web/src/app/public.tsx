import { matchPage } from '@madang/contract/kernel/page.ts';
import '../ui/styles/index.css';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { publicPages as pages } from '../features/public-pages.ts';
import type { CatalogueFiles } from '../kernel/catalogues.ts';
import type { PageProps, PublicPage } from '../kernel/feature.ts';
import { companyKeyHere } from '../kernel/company/known-company.ts';
import { startLanguage } from '../kernel/i18n.ts';

import { besideOf } from '../kernel/pages/beside.tsx';
import { FailedPage } from '../kernel/pages/failed.tsx';
import { ErrorBoundary } from '../kernel/navigation/error-boundary.tsx';
import { loadFonts } from './fonts.ts';
import { followReleases } from './newer-release.ts';
import { showPlainFailure } from './plain-failure.ts';
import { Providers } from './providers.tsx';
import { publicCatalogues } from './public-catalogues.ts';
import { PublicShell } from './public-shell.tsx';

/** Public pages are documents of their own: the address names one, no router is loaded. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  // An address that the server refused shows no page, even where one has its path.
  const isRefused = root.dataset['refused'] !== undefined;
  const found = isRefused ? undefined : matchPage(pages, location.pathname);
  const opening = (found ? found.page.page() : notFoundPage()).catch(unopened);
  await startLanguage(await cataloguesOf(found?.page));
  const Page = await opening;
  const brand = showsCompany(found?.page) ? await knownBrand() : undefined;
  const Beside = found?.page.beside && besideOf(found.page.beside);
  const drawing = createRoot(root);
  const page = (
    <StrictMode>
      <Providers>
        <PublicShell brand={brand} beside={Beside && <Beside />}>
          <ErrorBoundary>
            <Page params={found?.params ?? {}} />
          </ErrorBoundary>
        </PublicShell>
      </Providers>
    </StrictMode>
  );
  // In one go: where the document came with a picture of the page, the page takes its place and can be touched from then on.
  root.inert = false;
  flushSync(() => drawing.render(page));
  loadFonts();
}

/** An unknown address within portal or console is a page of the company too. */
function showsCompany(page: PublicPage | undefined): boolean {
  return page ? page.showsCompany === true : /^\/(?:portalapp|console)\//.test(location.pathname);
}

/** The company that the page's address names or that this browser knows; nothing is downloaded where it knows none. */
async function knownBrand() {
  if (companyKeyHere(location.search) === null) return undefined;
  const { KnownBrand } = await import('../kernel/company/known-brand.tsx');
  return <KnownBrand />;
}

/** Returns the texts of every public page, and those of this page alone. */
async function cataloguesOf(page: PublicPage | undefined): Promise<CatalogueFiles> {
  const lists = await Promise.all((page?.texts ?? []).map((load) => load()));
  return Object.assign({}, publicCatalogues, ...lists.map(({ pageTexts }) => pageTexts));
}

async function notFoundPage(): Promise<ComponentType<PageProps>> {
  return (await import('../kernel/pages/not-found.tsx')).NotFoundPage;
}

/** The page's own files did not come, as after a new release: say so and offer to load it again. */
function unopened(thrown: unknown): ComponentType<PageProps> {
  return function UnopenedPage() {
    return <FailedPage thrown={thrown} />;
  };
}

followReleases();
start().catch(showPlainFailure);
