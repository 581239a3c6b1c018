import { refuse } from '@madang/contract/refuse.ts';
import { authorize } from '../../../kernel/access/authorize.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { jobRights } from './job-rights.ts';
import type { LockedJob, OwnJobKey } from './jobs.sql.ts';
import { moveJob } from './left-behind.sql.ts';
import { enqueueRun } from './supervise-job.ts';

export function jobTarget(id: string): Target {
  return { kind: 'console-job', id };
}

/** Own jobs need no right in the whole company: an administrator of a branch has them as well. */
export const ofOwn = () => 'console-job';

export function runTarget(id: string): Target {
  return { kind: 'run', id };
}

/** Gives a job to a person who may start one of its kind; false where it is over or another person's. */
export async function handOverTo(
  tx: Tx,
  key: OwnJobKey,
  { kind, toPersonId }: Pick<LockedJob, 'kind'> & { readonly toPersonId: string },
): Promise<boolean> {
  if (!(await authorize(tx, toPersonId, jobRights[kind], []))) throw refuse('EMPLOYMENT_HEIR_RIGHT');
  const moved = await moveJob(tx, key, toPersonId);
  if (moved?.isBegunAgain) await enqueueRun(tx, kind, key);
  return moved !== undefined;
}
