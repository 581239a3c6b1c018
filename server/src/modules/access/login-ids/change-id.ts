import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { hasLoginId } from '../../ground/global-login-ids/index.ts';
import { becomeLoginId, leaveLoginId, lockFormerId, type FormerDays } from '../../ground/former-ids/index.ts';
import { readContacts } from '../../people/contacts/index.ts';
import { setLoginId } from '../../people/people/index.ts';
import { earlierEnd, insertRequest } from './id-requests.sql.ts';
import { tell } from './letters.ts';

interface Change extends FormerDays {
  readonly loginId: string;
  readonly requestId?: string;
  /** The field that is refused. */
  readonly path: string;
  readonly letter: 'changed' | 'takenBack' | 'takenBackKept';
  /** End that the present ID had as a former one, before the change that is taken back. */
  readonly until?: string | undefined;
}

interface Changed {
  /** The ID from before; '' for none. */
  readonly oldId: string;
  /** End that the new ID had, if it was a former one of the person. */
  readonly wantedUntil: string | undefined;
}

/** Gives a locked person another ID and keeps the present one as former. */
export async function changeId(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  { loginId, requestId, formerDays, formerHeldDays, path, letter, until }: Change,
): Promise<Changed> {
  const { loginId: before } = await readContacts(tx, kernel.keyring, person);
  const hadOne = await hasLoginId(tx, person, before);
  const wanted = await lockFormerId(tx, person, loginId);
  if (!(await becomeLoginId(tx, { ...person, loginId, requestId }))) throw refuseField(path, 'MB601');
  if (hadOne) await leaveLoginId(tx, person, { loginId: before, formerDays, formerHeldDays, until });
  // To the mailboxes from before the change: who took the session cannot keep it from the owner.
  const params: ErrorParams = { loginId, former: before, days: formerDays };
  await tell(tx, kernel, person, { about: hadOne ? letter : 'given', params, reach: 'all' });
  // Sessions stay: their profiles follow the row.
  await setLoginId(tx, person, { loginId, isConfirmed: true, ...(hadOne && { former: before }) });
  return { oldId: hadOne ? before : '', wantedUntil: wanted?.until };
}

interface Reverted {
  readonly person: PersonKey;
  readonly today: string;
  /** The former ID that becomes the ID again. */
  readonly wantedId: string;
  readonly changedBy: string | null;
  readonly settings: FormerDays;
}

/** Gives a locked person a former ID again; the present one gets the end back that it had before it replaced that one. */
export async function revertId(
  tx: Tx,
  kernel: Kernel,
  { person, today, wantedId, changedBy, settings }: Reverted,
): Promise<void> {
  const end = await earlierEnd(tx, person, { oldId: wantedId, wantedId: today });
  const changed = await changeId(tx, kernel, person, {
    formerHeldDays: settings.formerHeldDays,
    formerDays: end?.days ?? 0,
    until: end?.until ?? undefined,
    loginId: wantedId,
    path: 'loginId',
    letter: end && end.days > 0 ? 'takenBackKept' : 'takenBack',
  });
  await insertRequest(tx, { ...person, ...changed, requestId: newId(), type: 'change', wantedId, changedBy });
}
