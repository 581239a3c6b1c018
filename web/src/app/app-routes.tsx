import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import type { AppPage, LoadTexts, OwnedPage } from '../kernel/feature.ts';
import { addTexts } from '../kernel/i18n.ts';
import type { Route } from '../kernel/navigation/routes.ts';
import { PortalFrame } from './app-frame.tsx';
import { addConsoleTexts, openConsole, openOperatorSections, openWizard } from './console/console-area.tsx';

/** Everyone comes to it first, so that it is a part of the app itself. */
const portal = Promise.resolve(() => <PortalFrame />);

type Frames = Readonly<Record<AppPage['area'], () => Promise<ComponentType>>>;

const framesOf = (queries: QueryClient): Frames => ({
  portal: () => portal,
  console: () => openConsole(queries),
  operator: openOperatorSections,
  wizard: openWizard,
});

/** The pages of all features, each under the frame of its area and loaded when it is opened. */
export function routesOf(pages: readonly OwnedPage[], queries: QueryClient): readonly Route[] {
  const frames = framesOf(queries);
  return pages.map((page) => ({ ...page, page: () => openPage(page), frame: frames[page.area] }));
}

/** A page with the texts that it alone says; they are there before it is drawn. */
async function openPage({ page, texts, area, capability }: OwnedPage) {
  const consoleTexts = area === 'portal' ? undefined : addConsoleTexts(capability);
  const [Page] = await Promise.all([page(), addPageTexts(texts ?? []), consoleTexts]);
  return Page;
}

async function addPageTexts(lists: readonly LoadTexts[]): Promise<void> {
  await Promise.all(lists.map(async (load) => addTexts((await load()).pageTexts)));
}

const NotFoundPage = lazy(async () => ({ default: (await import('../kernel/pages/not-found.tsx')).NotFoundPage }));

export function FramedNotFound() {
  return (
    <PortalFrame>
      <Suspense>
        <NotFoundPage />
      </Suspense>
    </PortalFrame>
  );
}
