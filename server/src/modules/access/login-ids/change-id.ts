import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { hasLoginId } from '../../ground/global-login-ids/index.ts';
import { becomeLoginId, leaveLoginId, type FormerDays } from '../../ground/former-ids/index.ts';
import { readContacts } from '../../people/contacts/index.ts';
import { setLoginId } from '../../people/people/index.ts';
import { tell } from './letters.ts';

interface Change extends FormerDays {
  readonly loginId: string;
  readonly requestId?: string;
  /** The field that is refused. */
  readonly path: string;
  readonly letter: 'changed' | 'takenBack';
}

/** Gives a locked person another ID and keeps the present one as former. Returns the former one; '' for none. */
export async function changeId(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  { loginId, requestId, formerDays, formerHeldDays, path, letter }: Change,
): Promise<string> {
  const { loginId: before } = await readContacts(tx, kernel.keyring, person);
  const hadOne = await hasLoginId(tx, person, before);
  if (!(await becomeLoginId(tx, { ...person, loginId, requestId }))) throw refuseField(path, 'MB601');
  if (hadOne) await leaveLoginId(tx, person, { loginId: before, formerDays, formerHeldDays });
  // To the mailboxes from before the change: who took the session cannot keep it from the owner.
  const params: ErrorParams = { loginId, former: before, days: formerDays };
  await tell(tx, kernel, person, { about: hadOne ? letter : 'given', params, reach: 'all' });
  // Sessions stay: their profiles follow the row.
  await setLoginId(tx, person, { loginId, isConfirmed: true, ...(hadOne && { former: before }) });
  return hadOne ? before : '';
}
