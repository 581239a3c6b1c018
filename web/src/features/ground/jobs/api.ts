import {
  cancelJob,
  type ConsoleJob,
  downloadJobResult,
  listJobs,
  removeJob,
} from '@madang/contract/ground/jobs/routes.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { jobsKey } from '../../../kernel/sections/jobs-key.ts';

const askedEveryMs = 1_000;

export function isUnderWay({ finishedAt }: ConsoleJob): boolean {
  return finishedAt === null;
}

/** A run that is paused, or waits for its owner, changes by no work of its own. */
const standing: readonly ConsoleJob['state'][] = ['toConfirm', 'paused'];
const isAtWork = (job: ConsoleJob) => isUnderWay(job) && !standing.includes(job.state);

/** Asked again while something is at work and the page is seen; else nothing would change by itself. */
export const jobsQuery = queryOptions({
  queryKey: jobsKey,
  queryFn: async ({ signal }) => (await call(listJobs, {}, { signal })).items,
  refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? askedEveryMs : false),
});

/** Returns the actions on a job; each reloads the list, even after a refusal due to the job's changed state. */
export function useJobActions() {
  const queries = useQueryClient();
  const settle = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await queries.invalidateQueries({ queryKey: jobsKey });
    }
  };
  return {
    cancel: (jobId: string) => settle(call(cancelJob, { params: { jobId } })),
    remove: (jobId: string) => settle(call(removeJob, { params: { jobId } })),
  };
}

/** Returns the address from which the browser itself downloads a job's result. */
export function resultAddress(jobId: string): string {
  return downloadJobResult.path.replace('{jobId}', jobId);
}

/** Fetches it where no link was pressed. */
export function fetchResult(jobId: string): void {
  const link = document.createElement('a');
  link.href = resultAddress(jobId);
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
