import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import { type FormContent, isEmptyValue, valuesOfKind } from '@madang/contract/workplace/approval-requests/content.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { heldInputAad, openContent } from '../content.ts';
import type { LockedRequest, RequestKey } from '../requests.sql.ts';
import { carryOutTask } from './carry-out.ts';
import { insertReleased, selectLeaveFault, selectLeaveMaker } from './held.sql.ts';

/** Refuses a leave that could not be recorded, by the days and the requester's state of today, where the form makes one. */
export async function checkLeave(
  tx: Tx,
  key: RequestKey,
  fields: readonly FormField[],
  content: FormContent,
): Promise<void> {
  const [path, period] = periodOf(fields, content) ?? [];
  if (path === undefined || period === undefined) return;
  const code = await selectLeaveFault(tx, key, period);
  if (code === 'LEAVE_DAYS') throw refuseField(`formContent.${path}`, 'LEAVE_DAYS', { 0: planYearsMax });
  if (code === 'MB704') throw refuseField(`formContent.${path}`, 'MB704');
}

/** The first period of a form that is filled in. */
function periodOf(fields: readonly FormField[], content: FormContent): readonly [string, Period] | undefined {
  const found = valuesOfKind(fields, content, 'period').find(([, value]) => !isEmptyValue(value));
  return found as readonly [string, Period] | undefined;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Queues the leave of an approved request's requester for its period, if the form says so. */
export async function beginLeaveOf(tx: Tx, kernel: Kernel, key: RequestKey, request: LockedRequest): Promise<void> {
  const maker = await selectLeaveMaker(tx, key);
  if (!maker) return;
  const content = openContent(kernel, key.requestId, request.content);
  const period = periodOf(request.formFields, content)?.[1];
  if (!period) return;
  const { from: first, to: until } = period;
  // A leave that has begun by the time it is approved begins today.
  const from = first > maker.today ? first : null;
  const operation = 'put-on-leave';
  const stored = JSON.stringify({ personId: request.requesterId, kind: 'other', note: '', from, until });
  const input = kernel.keyring.encrypt(stored, heldInputAad(key.requestId));
  const requestKey = kernel.keyring.steadyIndex('held-change', `${operation} ${key.requestId}`);
  await insertReleased(tx, key, { actorId: maker.personId, operation, input, requestKey });
  await enqueueJob(tx, carryOutTask, key);
}
