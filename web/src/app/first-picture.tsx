import { matchPage } from '@madang/contract/kernel/page.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { publicPages } from '../features/public-pages.ts';
import { startLanguage } from '../kernel/i18n.ts';
import { Logo } from '../ui/parts/logo.tsx';
import { Providers } from './providers.tsx';
import { publicCatalogues } from './public-catalogues.ts';
import { PublicShell } from './public-shell.tsx';

/** Draws a page before anything of its browser is known, so a head that may name a company has no name yet. */
export async function draw(path: string, language: Language): Promise<string> {
  const page = matchPage(publicPages, path)?.page;
  if (!page) throw new Error(`no picture is drawn of ${path}`);
  const lists = await Promise.all((page.texts ?? []).map((load) => load()));
  await startLanguage(Object.assign({}, publicCatalogues, ...lists.map(({ pageTexts }) => pageTexts)), language);
  const Page = await page.page();
  return renderToStaticMarkup(
    <Providers>
      <PublicShell {...(page.showsCompany === true && { brand: <Logo name="" /> })} beside={null}>
        <Page params={{}} />
      </PublicShell>
    </Providers>,
  );
}
