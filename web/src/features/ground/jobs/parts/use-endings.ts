import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useRunText } from '../../run-titles/index.ts';
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
  const language = useLanguage();
  const ended = useRunText();
  const { toast } = useNotices();
  const nameOf = useJobName();
  return (job) => {
    const { jobId, run, state, errorCode } = job;
    const name = nameOf(job);
    if (run) {
      const action = { label: ended('ended.open'), run: () => navigate(runAddress(jobId)) };
      const number = run.refusedCount + run.failedCount;
      if (state === 'stopped') toast(ended('ended.stopped', { name }), { tone: 'danger', action });
      else if (state === 'done' && number > 0)
        toast(ended('ended.finishedPartly', { name, number: formatNumber(number, language) }), { action });
      else if (state === 'done') toast(t('finished', { name }), { action });
    } else if (state === 'done') {
      toast(t('finished', { name }), { action: { label: t('download'), run: () => fetchResult(jobId) } });
    } else if (errorCode !== null) {
      toast(t('failed', { name, reason: errorText({ code: errorCode }) }), { tone: 'danger' });
    }
  };
}
