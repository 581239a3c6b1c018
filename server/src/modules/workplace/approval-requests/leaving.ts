import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { addEvent } from './events.sql.ts';
import { selectWaitingOf, skipPerson } from './leaving.sql.ts';
import { writeLetters } from './notify.ts';
import { lockRequest, updateState } from './requests.sql.ts';
import { deleteStandInsOf } from './stand-ins.sql.ts';

/** Withdraws requests of a person who leaves; those that need the person's approval go back to their requesters. */
export async function endRequestsOf(tx: Tx, kernel: Kernel, person: PersonKey): Promise<void> {
  const { companyCode, personId } = person;
  await deleteStandInsOf(tx, person);
  for (const requestId of await selectWaitingOf(tx, person)) {
    const key = { companyCode, requestId };
    const request = await lockRequest(tx, key);
    if (request?.state !== 'waiting') continue;
    if (request.requesterId === personId) {
      await updateState(tx, key, 'withdrawn');
      await addEvent(tx, kernel, key, { event: 'requesterLeft', actorId: null, otherId: personId });
    } else if (await skipPerson(tx, { ...person, requestId })) {
      // A change that is held back is asked for again.
      await updateState(tx, key, request.heldKind === null ? 'returned' : 'withdrawn');
      await addEvent(tx, kernel, key, { event: 'approverLeft', actorId: null, otherId: personId });
      const toIds = [request.requesterId];
      await writeLetters(tx, kernel, key, request, { kind: 'approverLeft', toIds, aboutId: personId });
    }
  }
}
