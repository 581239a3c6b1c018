import type { QueryClient } from '@tanstack/react-query';
import {
  type RouteComponent,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  useParams,
} from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { portalBar } from '../features/portal/index.ts';
import type { AppPage, LoadTexts, PageProps } from '../kernel/feature.ts';
import { PortalFrame } from './app-frame.tsx';
import '../kernel/forms/step-back.ts';
import { FailedPage } from '../kernel/pages/failed.tsx';
import { addTexts } from '../kernel/i18n.ts';
import { openConsole, openOperatorSections, openWizard } from './console-area.tsx';

type Frames = Readonly<Record<AppPage['area'], RouteComponent>>;

const framesOf = (queries: QueryClient): Frames => ({
  portal: lazyRouteComponent(openPortal),
  console: lazyRouteComponent(() => openConsole(queries)),
  operator: lazyRouteComponent(openOperatorSections),
  wizard: lazyRouteComponent(openWizard),
});

/** The pages of all features as routes, each under the frame of its area and loaded when it is opened. */
export function buildRouter(pages: readonly AppPage[], queries: QueryClient) {
  const frames = framesOf(queries);
  const root = createRootRoute({ notFoundComponent: FramedNotFound });
  const areas = (Object.keys(frames) as AppPage['area'][]).map((area) => {
    const frame = createRoute({
      getParentRoute: () => root,
      id: area,
      component: frames[area],
      errorComponent: FailedFrame,
    });
    const children = pages
      .filter((page) => page.area === area)
      .map((page) =>
        createRoute({
          getParentRoute: () => frame,
          path: page.path.replace(/\{(\w+)\}/g, '$$$1'),
          component: lazyRouteComponent(() => openPage(page)),
        }),
      );
    return frame.addChildren(children);
  });
  return createRouter({
    routeTree: root.addChildren(areas),
    defaultErrorComponent: ({ error }) => <FailedPage thrown={error} />,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

/** The bar is on its way together with the page, not behind it. */
async function openPortal() {
  await portalBar();
  return { default: () => <PortalFrame /> };
}

/** A page with the texts that it alone says; they are there before it is drawn. */
async function openPage({ page, texts }: AppPage) {
  const [Page] = await Promise.all([page(), addPageTexts(texts ?? [])]);
  return { default: withParams(Page) };
}

async function addPageTexts(lists: readonly LoadTexts[]): Promise<void> {
  await Promise.all(lists.map(async (load) => addTexts((await load()).pageTexts)));
}

const NotFoundPage = lazy(async () => ({ default: (await import('../kernel/pages/not-found.tsx')).NotFoundPage }));

/** Where the frame itself is missing, nothing else is around the page. */
function FailedFrame({ error }: { readonly error: unknown }) {
  return (
    <main>
      <FailedPage thrown={error} />
    </main>
  );
}

function FramedNotFound() {
  return (
    <PortalFrame>
      <Suspense>
        <NotFoundPage />
      </Suspense>
    </PortalFrame>
  );
}

function withParams(Page: ComponentType<PageProps>): () => ReactNode {
  return function PageWithParams() {
    return <Page params={useParams({ strict: false })} />;
  };
}
