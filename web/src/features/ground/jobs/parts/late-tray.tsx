import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latePart } from '../../../../kernel/pages/late-part.tsx';
import { awaitJobs, useAwaitsJobs } from '../../../../kernel/sections/jobs-key.ts';
import { CountedIcon } from '../../../../ui/marks/counted-icon.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { TrayIcon } from '../../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';

const runTexts = () => import('../../run-titles/page-texts.ts');
const JobList = latePart(async () => (await import('./job-list.tsx')).JobList, runTexts);
const JobWatch = latePart(async () => (await import('./job-watch.tsx')).JobWatch, runTexts);

/**
 * What works behind the page: counted on a button in the console's head while it does, and listed under it. What is in it comes
 * when it is opened, or when there is something to wait for.
 */
export function LateTray() {
  const t = useText();
  const isAwaited = useAwaitsJobs();
  const [count, setCount] = useState(0);
  const label = (
    <>
      <span>{t('title')}</span>
      {count > 0 && <VisuallyHidden>{` ${t('counted', { number: count })}`}</VisuallyHidden>}
    </>
  );
  return (
    <>
      {isAwaited && <JobWatch onCount={setCount} />}
      <DropDown
        label={label}
        name={t('title')}
        tip={t('title')}
        icon={<CountedIcon icon={TrayIcon} count={count} size={20} />}
      >
        <Opened />
      </DropDown>
    </>
  );
}

function Opened() {
  const queries = useQueryClient();
  useEffect(() => awaitJobs(queries), [queries]);
  return <JobList />;
}
