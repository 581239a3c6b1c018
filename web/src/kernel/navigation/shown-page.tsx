import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { announceAddress } from '../search-param.ts';
import { onStep } from './address.ts';
import { type Coming, type Opened, openPath } from './routes.ts';
import { scrollOnArrival } from './scroll.ts';

const ShownContext = createContext<Opened | undefined>(undefined);

interface ShownPageProps {
  /** Content if there is no page at the address. */
  readonly notFound: ReactNode;
}

/** The page of the address in its frame. The page that stands stays until the next one can be drawn. */
export function ShownPage({ notFound }: ShownPageProps) {
  const [shown, setShown] = useState(() => openPath(location.pathname));
  const { path, frame } = shown;
  useEffect(() => {
    const follow = () => {
      const next = openPath(location.pathname);
      const show = () => setShown((standing) => (standing.path === next.path ? standing : next));
      // What is there is drawn at once.
      if (next.page?.component && next.frame?.component) show();
      else startTransition(show);
    };
    follow();
    return onStep(follow);
  }, []);
  useArrival(path);
  return (
    <ShownContext value={shown}>
      <Suspense fallback={null}>
        <ErrorBoundary place={path} isBare>
          {frame ? <Drawn coming={frame} /> : notFound}
        </ErrorBoundary>
      </Suspense>
    </ShownContext>
  );
}

/** Announces the new address to the frame only now that the page has changed. */
function useArrival(path: string): void {
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (last.current === path) return;
    const isFirst = last.current === undefined;
    last.current = path;
    scrollOnArrival();
    if (!isFirst) announceAddress();
  }, [path]);
}

/** Place in a frame in which its page is drawn. */
export function PagePlace() {
  const shown = use(ShownContext);
  if (!shown?.page) return null;
  const { page, params, path } = shown;
  return (
    <Suspense fallback={null}>
      <ErrorBoundary place={path}>
        <Drawn coming={page} given={{ params }} />
      </ErrorBoundary>
    </Suspense>
  );
}

/** Returns the path of the drawn page; the address may be ahead of it. */
export function useShownPath(): string | undefined {
  return use(ShownContext)?.path;
}

interface DrawnProps<Props extends object> {
  readonly coming: Coming<Props>;
  readonly given?: Props;
}

function Drawn<Props extends object>({ coming: { component, promise }, given }: DrawnProps<Props>) {
  return createElement(component ?? use(promise), given);
}
