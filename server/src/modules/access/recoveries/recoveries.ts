import { isOnDomain } from '@madang/contract/kernel/mail-address.ts';
import type { VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { isOneOf, type Keyring } from '../../../kernel/crypto/keyring.ts';
import { contactIndexes } from '../../people/person-records/index.ts';
import type { Contacts } from '../../people/contacts/index.ts';
import type { Recoverable } from '../../secrets/credentials/index.ts';
import { isTargetIndex } from '../../secrets/otp/index.ts';

export interface Typed {
  readonly loginId: string;
  readonly option: VerificationOption;
  readonly target: string;
}

/** Outcome of a recovery request: the person's code is sent ('fits'), or the code of the refusal. */
export type Standing = 'fits' | 'OTP0002' | 'OTP0004';

/**
 * Returns true if an ID and a contact belong to one person. Otherwise the ID counts as unknown, so that no one can test
 * contacts.
 */
export function standingOf(
  found: Recoverable | undefined,
  typed: Typed,
  { keyring, hostedDomains }: { readonly keyring: Keyring; readonly hostedDomains: readonly string[] },
): Standing {
  if (!found) return 'OTP0002';
  const { loginId, option, target } = typed;
  const hasOwnMail = found.isConfirmed && hasMailbox(loginId, hostedDomains);
  if (option === 'opencode') {
    // A person with a proven mailbox recovers by it, not by a key that its issuer knows (docs/decisions/account-recovery.md).
    return !hasOwnMail && isSame(found.activationKeyIndex, contactIndexes(keyring, 'opencode', target))
      ? 'fits'
      : 'OTP0002';
  }
  const fits =
    option === 'mobile'
      ? isSame(found.mobileIndex, contactIndexes(keyring, 'mobile', target))
      : isSame(found.externalMailIndex, contactIndexes(keyring, 'externalMail', target)) ||
        (found.isConfirmed && isOwnMailbox(typed, hostedDomains));
  if (fits) return 'fits';
  const hasNone = !found.externalMailIndex && !found.mobileIndex && !hasOwnMail;
  return hasNone && found.passwordProfile !== 'strict' ? 'OTP0004' : 'OTP0002';
}

/**
 * Returns true if the contact is the ID's own mailbox. It can be named without knowing the person, so only its mail
 * discloses the account.
 */
export function isOwnMailbox({ loginId, option, target }: Typed, hostedDomains: readonly string[]): boolean {
  return option === 'externalMail' && target === loginId && hasMailbox(loginId, hostedDomains);
}

/** A mailbox that the lost password itself opens is none to send a code to. */
function hasMailbox(loginId: string, hostedDomains: readonly string[]): boolean {
  return !isOnDomain(loginId, hostedDomains);
}

/** The option of a proof by PIN, beside those of a contact or a key. */
export const pinOption = 'pin';

/** Names the PIN that was proven, so that the proof is none of another one. */
export function pinIndex(pinId: string): Buffer {
  return Buffer.from(pinId);
}

/** Returns true if the proven contact is still on the person's record: it may have changed since the code was sent. */
export function isStillTheirs(
  keyring: Keyring,
  { loginId, externalMail, mobile, opencode }: Contacts,
  proof: { readonly option: string; readonly targetIndex: Buffer },
): boolean {
  const isFor = (option: VerificationOption, target: string | undefined) =>
    proof.option === option && target !== undefined && isTargetIndex(keyring, proof.targetIndex, { option, target });
  return (
    isFor('mobile', mobile) ||
    isFor('externalMail', externalMail) ||
    isFor('externalMail', loginId) ||
    isFor('opencode', opencode)
  );
}

function isSame(stored: Buffer | undefined, typed: readonly Buffer[]): boolean {
  return stored !== undefined && isOneOf(stored, typed);
}
