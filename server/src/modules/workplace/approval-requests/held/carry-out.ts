import { Refusal } from '@madang/contract/refuse.ts';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { runReleased } from '../../../../kernel/operations/stored/released.ts';
import { listCompanyCodes } from '../../../ground/companies/index.ts';
import { heldInputAad } from '../content.ts';
import { addEvent } from '../events.sql.ts';
import { writeLetters } from '../notify.ts';
import { lockRequest, type RequestKey, updateState } from '../requests.sql.ts';
import { endReleased, releaseHeldChange, selectDeciders, selectExpired, selectReleased } from './held.sql.ts';

export const carryOutTask = 'carry-out-held-change';
export const expireTask = 'expire-held-changes';

/** Has the change of a request made that was approved, by a job of the same transaction; nothing for a request by a form. */
export async function release(tx: Tx, key: RequestKey): Promise<void> {
  if (await releaseHeldChange(tx, key)) await enqueueJob(tx, carryOutTask, key);
}

/** Makes a change that was approved, in the name of who asked for it. Its end commits with it, so that it is made once. */
export async function carryOut(kernel: Kernel, payload: unknown): Promise<void> {
  const key = payload as RequestKey;
  const { companyCode, requestId } = key;
  const found = await inCompany(kernel.db, companyCode, (tx) => selectReleased(tx, key));
  if (!found) return;
  const { actorId: personId, operation: name, input } = found;
  const stored: unknown = JSON.parse(kernel.keyring.decrypt(input, heldInputAad(requestId)));
  const by = { companyCode, personId, via: `approval:${requestId}`, requestId };
  try {
    await runReleased(
      kernel,
      by,
      { name, input: stored },
      { end: (tx) => end(tx, kernel, key), tell: (tx) => tell(tx, kernel, key) },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await inCompany(kernel.db, companyCode, async (tx) => {
      if (await end(tx, kernel, key, error)) await tell(tx, kernel, key, error);
    });
  }
}

const codeOf = ({ code, fields }: Refusal) => fields[0]?.code ?? code;

/** Ends a change that was approved; false where it has ended. */
async function end(tx: Tx, kernel: Kernel, key: RequestKey, refusal?: Refusal): Promise<boolean> {
  const isLocked = (await lockRequest(tx, key)) !== undefined;
  if (!isLocked || !(await endReleased(tx, key, refusal ? codeOf(refusal) : null))) return false;
  await addEvent(tx, kernel, key, { event: refusal ? 'notCarriedOut' : 'carriedOut', actorId: null });
  return true;
}

/** Notifies the requester and the approvers. */
async function tell(tx: Tx, kernel: Kernel, key: RequestKey, refusal?: Refusal): Promise<void> {
  const request = await lockRequest(tx, key);
  if (!request) return;
  const toIds = [request.requesterId, ...(await selectDeciders(tx, key))];
  const reason = refusal && { code: codeOf(refusal), params: refusal.fields[0]?.params ?? refusal.params };
  await writeLetters(tx, kernel, key, request, {
    kind: refusal ? 'notCarriedOut' : 'carriedOut',
    toIds,
    aboutId: request.requesterId,
    reason,
  });
}

/** Ends requests for changes that no one decided on in time. */
export async function expireHeldChanges(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    const due = await inCompany(kernel.db, companyCode, (tx) => selectExpired(tx, companyCode));
    for (const requestId of due) {
      await inCompany(kernel.db, companyCode, async (tx) => {
        const key = { companyCode, requestId };
        const request = await lockRequest(tx, key);
        if (request?.state !== 'waiting') return;
        await updateState(tx, key, 'expired');
        await addEvent(tx, kernel, key, { event: 'expired', actorId: null });
        const toIds = [request.requesterId];
        await writeLetters(tx, kernel, key, request, { kind: 'expired', toIds, aboutId: request.requesterId });
      });
    }
  }
}
