import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export const settleTask = 'settle-planned-retirement';

/** A retirement that was planned by a change. */
export interface PlannedRetirement extends PersonKey {
  readonly changeId: string;
}

/** Seconds after its moment when a planned retirement is seen to: soon, and once more after a try that broke off. */
const later = [90, 900] as const;

/** Has a planned retirement seen to after its moment, whatever has become of its planner. */
export async function settleLater(tx: Tx, planned: PlannedRetirement, seconds: number): Promise<void> {
  const { companyCode, personId, changeId } = planned;
  for (const after of later)
    await enqueueJob(tx, settleTask, { companyCode, personId, changeId }, { seconds: seconds + after });
}

export const settleLeaveTask = 'settle-leave';

/** A leave that was begun by a change. */
export type BegunLeave = PlannedRetirement;

/** Has the end of a leave seen to after its moment, whatever has become of its planner. */
export async function settleLeaveLater(tx: Tx, begun: BegunLeave, seconds: number): Promise<void> {
  const { companyCode, personId, changeId } = begun;
  for (const after of later)
    await enqueueJob(tx, settleLeaveTask, { companyCode, personId, changeId }, { seconds: seconds + after });
}
