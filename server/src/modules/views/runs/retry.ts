import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { fillWithStopped } from '../../../kernel/operations/stored/runs/retry-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';

export const fillRetryTask = 'fill-retry-of-run';

interface Payload extends RunOf {
  readonly retryOf: string;
}

/** Has a run filled with the stopped rows of another one, beside the page. */
export async function fillRetryLater(tx: Tx, { companyCode, runId }: RunOf, retryOf: string): Promise<void> {
  await enqueueJob(tx, fillRetryTask, { companyCode, runId, retryOf } satisfies Payload);
}

export async function fillRetry(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, runId, retryOf } = payload as Payload;
  await fillWithStopped(kernel, { companyCode, runId }, retryOf);
}
