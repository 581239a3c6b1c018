import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { fetchResult, isUnderWay } from '../api.ts';
import { useText } from '../texts.ts';

/** Says it when a job ends that was under way, or was not there yet: a short one is done before it was ever seen. */
export function useEndings(jobs: readonly ConsoleJob[] | undefined): void {
  const t = useText();
  const { toast } = useNotices();
  const ended = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!jobs) return;
    const before = ended.current;
    const all = jobs.filter((job) => !isUnderWay(job));
    ended.current = new Set(all.map(({ jobId }) => jobId));
    if (!before) return;
    for (const { jobId, kind, state, errorCode } of all.filter((job) => !before.has(job.jobId))) {
      const name = t(`kinds.${kind}`);
      if (state === 'done') {
        toast(t('finished', { name }), { action: { label: t('download'), run: () => fetchResult(jobId) } });
      } else if (errorCode !== null) {
        toast(t('failed', { name, reason: errorText({ code: errorCode }) }), { tone: 'danger' });
      }
    }
  }, [jobs, t, toast]);
}
