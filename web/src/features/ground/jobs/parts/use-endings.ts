import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { addressParams } from '../../../../kernel/search-param.ts';
import { useRunEnding } from '../../run-titles/index.ts';
import { fetchResult, isUnderWay } from '../api.ts';
import { useJobName } from '../job-name.ts';
import { runAddress } from '../page-titles.ts';
import { useText } from '../texts.ts';

/** Says it when a job ends that was under way, or was not there yet: a short one is done before it was ever seen. */
export function useEndings(jobs: readonly ConsoleJob[] | undefined): void {
  const say = useSaying();
  const ended = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!jobs) return;
    const before = ended.current;
    const all = jobs.filter((job) => !isUnderWay(job));
    ended.current = new Set(all.map(({ jobId }) => jobId));
    if (before) for (const job of all.filter(({ jobId }) => !before.has(jobId))) say(job);
  }, [jobs, say]);
}

function useSaying(): (job: ConsoleJob) => void {
  const t = useText();
  const ending = useRunEnding();
  const { toast } = useNotices();
  const nameOf = useJobName();
  return (job) => {
    const { jobId, run, state, doneCount, errorCode } = job;
    if (isOpen(jobId)) return;
    const name = nameOf(job);
    if (run && state !== 'cancelled') {
      const action = { label: ending.open, run: () => navigate(runAddress(jobId)) };
      const text = ending.textOf({ name, state, doneCount, run });
      toast(text ?? t('finished', { name }), { action, ...(state === 'stopped' && { tone: 'danger' }) });
    } else if (state === 'done') {
      toast(t('finished', { name }), { action: { label: t('download'), run: () => fetchResult(jobId) } });
    } else if (errorCode !== null) {
      toast(t('failed', { name, reason: errorText({ code: errorCode }) }), { tone: 'danger' });
    }
  };
}

/** Its page or popup shows the end itself. */
function isOpen(jobId: string): boolean {
  const address = addressParams();
  return address.get('item') === jobId || address.get('run') === jobId;
}
