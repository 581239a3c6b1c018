import { refuseField } from '@madang/contract/refuse.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { displaceUnconfirmed } from '../../secrets/credentials/index.ts';
import { lookUpId } from '../../ground/global-login-ids/index.ts';

interface HeldId {
  readonly loginId: string;
  /** The field that is refused. */
  readonly path: string;
  /** Returns true if the person has proven to own the mailbox that the ID is; called only if it decides. */
  readonly provesId: () => boolean | Promise<boolean>;
}

/**
 * SGN-14: handles an ID that could not be reserved: only the prover of an unproven address goes on; others are refused
 * with a hint.
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
 * SGN-14: takes an unproven ID without a reservation. One of several provers gets it, none after a confirmation. The
 * transaction uses the proof.
 */
export async function takeHeldId(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring'>,
  { path, isProven, ...id }: TakenId,
): Promise<void> {
  const displacement = { ...id, seconds: signupLimits.reservationSeconds };
  if (!isProven || !(await displaceUnconfirmed(tx, kernel, displacement))) throw refuseField(path, 'MB1064');
}
