import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { type Flow, markVerified, type Proof, readProof } from '../../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { isTargetIndex, targetIndex } from '../../../secrets/otp/index.ts';
import type { OpenInvitation } from '../invitations.ts';
import { takeMailProof } from '../invitations.sql.ts';

const purpose = 'invitation';

/**
 * INV-05: proves the invited mailbox to this flow, once, by the press behind a personal mail's link. Opening the link
 * proves nothing (docs/decisions/invitations.md).
 */
export async function proveMailbox(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  flow: Flow,
  invitation: OpenInvitation,
): Promise<void> {
  const { invited } = invitation;
  if (invited?.option !== 'externalMail' || !(await takeMailProof(tx, invitation))) return;
  const { option, target } = invited;
  const proven = { option, targetIndex: targetIndex(keyring, option, target) };
  await markVerified(tx, keyring, flow, { purpose, ...proven, proofSeconds: flowLimits.lifetimeSeconds });
}

/** Returns true if a flow has proven, by a link or by a code, what a personal invitation asks for. */
export async function isInvitedProven(
  { db, keyring }: Pick<Kernel, 'db' | 'keyring'>,
  flow: Flow,
  { invited }: OpenInvitation,
): Promise<boolean> {
  if (!invited) return false;
  const proof = await readProof(db, flow, purpose);
  return proof !== undefined && isProofOf(keyring, proof, invited);
}

export function isProofOf(
  keyring: Keyring,
  proof: Pick<Proof, 'option' | 'targetIndex'>,
  invited: NonNullable<OpenInvitation['invited']>,
): boolean {
  return proof.option === invited.option && isTargetIndex(keyring, proof.targetIndex, invited);
}
