import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { StartPage } from '../start/start-page.tsx';
import { useText } from '../texts.ts';

/** Columns, grid and result come when an import is opened. */
const OneImport = lazy(async () => ({ default: (await import('./one-import.tsx')).OneImport }));

/** BLK-03: the beginning of imports, and one of them by its id. */
export function ImportsPage() {
  const [item] = useSearchParam('item');
  if (item === null) return <StartPage />;
  return (
    <Suspense fallback={<Waiting />}>
      <OneImport key={item} importId={item} />
    </Suspense>
  );
}

function Waiting() {
  const t = useText();
  const title = workPageTitle('imports');
  usePageTitle(title);
  return (
    <SectionPage title={title}>
      <Skeleton lines={6} label={t('loading')} />
    </SectionPage>
  );
}
