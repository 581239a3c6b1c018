import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { AskedChange, Holds } from '../../../../kernel/operations/before/held-back.ts';
import { addEvent } from '../events.sql.ts';
import { lockRequest, updateState } from '../requests.sql.ts';
import { selectWaiting } from './held.sql.ts';

type Keys = Pick<Kernel, 'keyring'>;

/** The key of a change as it was asked for: the same one waits once. */
export function requestKeyOf({ keyring }: Keys, operation: string, input: unknown): Buffer {
  return keyring.steadyIndex('held-change', `${operation} ${JSON.stringify(input)}`);
}

const keysOf = (keys: Keys, changes: readonly AskedChange[]) =>
  changes.map(({ personId: actorId, operation, input }) => ({
    actorId,
    requestKey: requestKeyOf(keys, operation, input),
  }));

/** Answers of each change if it waits for its approval, or was approved and is about to be made. */
export const areAsked: Holds['areAsked'] = async (tx, keys, companyCode, changes) => {
  if (changes.length === 0) return [];
  const waiting = await selectWaiting(tx, companyCode, keysOf(keys, changes));
  return changes.map((_change, place) => waiting.some((each) => each.place === place));
};

/** Withdraws the request for a change; one that was approved goes on. */
export const withdraw: Holds['withdraw'] = async (tx: Tx, keys, companyCode, change, by) => {
  const [found] = await selectWaiting(tx, companyCode, keysOf(keys, [change]));
  if (!found) return;
  const key = { companyCode, requestId: found.requestId };
  // Behind the lock: an approver may have decided by now.
  if ((await lockRequest(tx, key))?.state !== 'waiting') return;
  await updateState(tx, key, 'withdrawn');
  await addEvent(tx, keys, key, { event: 'withdrawn', actorId: by });
};
