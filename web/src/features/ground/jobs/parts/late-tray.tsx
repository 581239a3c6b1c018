import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latePart } from '../../../../kernel/pages/late-part.tsx';
import { awaitJobs, useAwaitsJobs } from '../../../../kernel/sections/jobs-key.ts';
import { CountedIcon } from '../../../../ui/marks/counted-icon.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { TrayIcon } from '../../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import type { JobCounts } from './job-watch.tsx';

const runTexts = () => import('../../run-titles/page-texts.ts');
const JobList = latePart(async () => (await import('./job-list.tsx')).JobList, runTexts);
const JobWatch = latePart(async () => (await import('./job-watch.tsx')).JobWatch, runTexts);

/**
 * Tray of background work: a counting button in the console's head and its list, loaded on opening or while work waits.
 */
export function LateTray() {
  const t = useText();
  const isAwaited = useAwaitsJobs();
  const [{ underWay, toConfirm }, setCounts] = useState<JobCounts>({ underWay: 0, toConfirm: 0 });
  const told = [
    ...(underWay > 0 ? [t('counted', { number: underWay })] : []),
    ...(toConfirm > 0 ? [t('toConfirm', { number: toConfirm })] : []),
  ];
  const label = (
    <>
      <span>{t('title')}</span>
      {told.length > 0 && <VisuallyHidden>{` ${told.join(', ')}`}</VisuallyHidden>}
    </>
  );
  return (
    <>
      {isAwaited && <JobWatch onCount={setCounts} />}
      <DropDown
        label={label}
        name={t('title')}
        tip={[t('title'), ...told].join(' · ')}
        icon={<CountedIcon icon={TrayIcon} count={underWay + toConfirm} size={20} />}
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
