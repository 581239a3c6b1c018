import { refuseField } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isHeldUnconfirmed } from '../credentials/index.ts';

interface HeldId {
  readonly loginId: string;
  /** The field that is refused. */
  readonly path: string;
  /** Whether the person has shown to hold the mailbox that the ID is; asked only where that decides. */
  readonly provesId: () => boolean | Promise<boolean>;
}

/**
 * SGN-14: an ID could not be reserved. That ends a sign-up by a mail address, but for who has proven an address that
 * its holder has not; the transaction that uses the proof decides then. Who has not proven it either is told how to.
 */
export async function refuseHeld({ db }: Pick<Kernel, 'db'>, { loginId, path, provesId }: HeldId): Promise<void> {
  if (!(await isHeldUnconfirmed(db, loginId))) throw refuseField(path, 'MB1064');
  if (!(await provesId())) throw refuseField(path, 'MB_M_MAIL_ID_UNPROVEN');
}
