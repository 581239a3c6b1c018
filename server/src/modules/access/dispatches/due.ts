import { sql } from 'kysely';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { dayBegins, type StoredDispatch } from './dispatches.sql.ts';
import type { At } from './home.ts';
import { settleDispatch } from './operations/settle-dispatch.ts';

export const settleTask = 'settle-dispatch';

/** Seconds after its moment when a day of a dispatch is seen to: at once, and again after a try that broke off. */
const later = [1, 90, 900] as const;

/** Has the first day and the end of a dispatch seen to by the company's own clock, whatever the other one does. */
export async function settleLater(
  { tx, companyCode }: At,
  { dispatchId, startsOn, endsOn }: Pick<StoredDispatch, 'dispatchId' | 'startsOn' | 'endsOn'>,
): Promise<void> {
  for (const day of [sql`${startsOn}::date`, sql`${endsOn}::date + 1`]) {
    const { seconds } = await dayBegins(tx, companyCode, day);
    for (const after of later) {
      await enqueueJob(tx, settleTask, { companyCode, dispatchId }, { seconds: seconds + after });
    }
  }
}

export async function settle(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, dispatchId } = payload as { companyCode: string; dispatchId: string };
  await execute(kernel, settleDispatch, commandOrigin(companyCode), { dispatchId });
}
