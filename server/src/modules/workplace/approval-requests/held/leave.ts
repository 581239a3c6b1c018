import { valuesOfKind } from '@madang/contract/workplace/approval-requests/content.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { heldInputAad, openContent } from '../content.ts';
import type { LockedRequest, RequestKey } from '../requests.sql.ts';
import { carryOutTask } from './carry-out.ts';
import { insertReleased, selectLeaveMaker } from './held.sql.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Queues the leave of an approved request's requester for its period, if the form says so. */
export async function beginLeaveOf(tx: Tx, kernel: Kernel, key: RequestKey, request: LockedRequest): Promise<void> {
  const maker = await selectLeaveMaker(tx, key);
  if (!maker) return;
  const content = openContent(kernel, key.requestId, request.content);
  const period = valuesOfKind(request.formFields, content, 'period').find(([, value]) => value !== null)?.[1];
  if (!period) return;
  const { from: first, to: until } = period as Period;
  // A leave that has begun by the time it is approved begins today.
  const from = first > maker.today ? first : null;
  const operation = 'put-on-leave';
  const stored = JSON.stringify({ personId: request.requesterId, kind: 'other', note: '', from, until });
  const input = kernel.keyring.encrypt(stored, heldInputAad(key.requestId));
  const requestKey = kernel.keyring.steadyIndex('held-change', `${operation} ${key.requestId}`);
  await insertReleased(tx, key, { actorId: maker.personId, operation, input, requestKey });
  await enqueueJob(tx, carryOutTask, key);
}
