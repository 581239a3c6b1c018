import { refuseField } from '@madang/contract/refuse.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { displaceUnconfirmed } from '../../secrets/credentials/index.ts';
import { lookUpId } from '../../ground/directory/index.ts';

interface HeldId {
  readonly loginId: string;
  /** The field that is refused. */
  readonly path: string;
  /** Returns true if the person has proven to own the mailbox that the ID is; called only if it decides. */
  readonly provesId: () => boolean | Promise<boolean>;
}

/**
 * SGN-14: an ID could not be reserved. That ends a sign-up by a mail address, but for who has proven an address that
 * its holder has not; the transaction that uses the proof decides then. Who has not proven it either is refused with how to.
 */
export async function refuseHeld({ db }: Pick<Kernel, 'db'>, { loginId, path, provesId }: HeldId): Promise<void> {
  if (!(await lookUpId(db, loginId)).isUnconfirmed) throw refuseField(path, 'MB1064');
  if (!(await provesId())) throw refuseField(path, 'MB_M_MAIL_ID_UNPROVEN');
}

interface TakenId {
  readonly loginId: string;
  readonly personId: string;
  readonly requestId: string;
  /** The field that is refused. */
  readonly path: string;
  /** True if the proof is of the mailbox that the ID is. */
  readonly isProven: boolean;
}

/**
 * SGN-14: an ID that was not reserved, for its holder never proved it. Of several who have proven the address one gets it, and
 * no one where the holder confirmed it in the meantime. The caller uses up the proof in the same transaction.
 */
export async function takeHeldId(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring'>,
  { path, isProven, ...id }: TakenId,
): Promise<void> {
  const displacement = { ...id, seconds: signupLimits.reservationSeconds };
  if (!isProven || !(await displaceUnconfirmed(tx, kernel, displacement))) throw refuseField(path, 'MB1064');
}
