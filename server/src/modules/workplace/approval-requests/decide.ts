import type { Decision, RequestState } from '@madang/contract/workplace/approval-requests/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addEvent } from './events.sql.ts';
import { release } from './held/carry-out.ts';
import { beginLeaveOf } from './held/leave.ts';
import { writeLetters, writeTurn } from './notify.ts';
import { type LockedRequest, type RequestKey, updateState } from './requests.sql.ts';
import { beginNextStep, decideStep, skipOthers } from './route.sql.ts';

const states = { refuse: 'refused', return: 'returned' } as const;
const events = { approve: 'approved', refuse: 'refused', return: 'returned' } as const;

interface Deciding {
  readonly actorId: string;
  readonly decision: Decision;
  readonly comment: string;
}

/** Decides on a request that is locked, goes on with its route, and writes to those concerned; undefined where it is not the person's turn. */
export async function decide(
  tx: Tx,
  kernel: Kernel,
  key: RequestKey,
  request: LockedRequest,
  { actorId, decision, comment }: Deciding,
): Promise<RequestState | undefined> {
  // A change is not sent back: its requester would ask for another one.
  if (request.state !== 'waiting' || (request.heldKind !== null && decision === 'return')) return undefined;
  const decided = await decideStep(tx, key, { actorId, decision });
  if (!decided) return undefined;
  const otherId = decided.approverId === actorId ? null : decided.approverId;
  await addEvent(tx, kernel, key, { event: events[decision], actorId, otherId, comment });
  const notify = (kind: 'approved' | 'refused' | 'returned') =>
    writeLetters(tx, kernel, key, request, { kind, toIds: [request.requesterId], aboutId: actorId, comment });
  if (decision !== 'approve') {
    await updateState(tx, key, states[decision]);
    await notify(states[decision]);
    return states[decision];
  }
  if (!decided.isStepDone) return 'waiting';
  await skipOthers(tx, key);
  const next = await beginNextStep(tx, key);
  if (next.length > 0) {
    await writeTurn(tx, kernel, key, request, next);
    return 'waiting';
  }
  await updateState(tx, key, 'approved');
  if (request.heldKind === null) {
    await notify('approved');
    await beginLeaveOf(tx, kernel, key, request);
  } else {
    // Requesters of a change are notified once it is made.
    await release(tx, key);
  }
  return 'approved';
}
