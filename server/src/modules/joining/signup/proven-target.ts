import { mailbox } from '@madang/contract/kernel/mail-address.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { signUpPaths as paths } from '@madang/contract/joining/signup/wire.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { isTargetIndex } from '../../secrets/otp/index.ts';
import type { Applicant } from './applicant.ts';

/** Contact that the proof verifies as the applicant's: the mail address that is the ID, another mail, a phone, or a key. */
export type Proven = 'ownMail' | 'externalMail' | 'mobile' | 'opencode';

/** The verified target must be the submitted one (PT: its external mail, a mail ID: itself, or the mobile). */
export function provenOption(
  keyring: Keyring,
  proof: { readonly option: string; readonly targetIndex: Buffer },
  applicant: Applicant,
): Proven {
  const isFor = (option: 'externalMail' | 'mobile', target: string) =>
    proof.option === option && isTargetIndex(keyring, proof.targetIndex, { option, target });
  if (proof.option === 'opencode') return 'opencode';
  if (proof.option === 'mobile') {
    if (isFor('mobile', toE164(applicant.mobile))) return 'mobile';
    throw refuseField(paths.mobile, 'OTP0005');
  }
  if (applicant.externalMail !== '') {
    if (isFor('externalMail', applicant.externalMail)) return 'externalMail';
    throw refuseField(paths.externalMail, 'OTP0005');
  }
  if (isFor('externalMail', applicant.loginId)) return 'ownMail';
  throw refuseField(paths.userId, 'OTP0005');
}

/** Stored forms of a contact that prevent a second free plan: mailbox (without a tag behind a plus), number or key. */
export function freePlanIndexes(
  keyring: Keyring,
  proof: { readonly option: string; readonly targetIndex: Buffer },
  { externalMail, loginId, mobile }: Applicant,
): Buffer[] {
  if (proof.option === 'opencode') return [proof.targetIndex];
  const contact = proof.option === 'mobile' ? toE164(mobile) : mailbox(externalMail || loginId);
  return keyring.lastingIndexes((mac) => mac('free-plan', `${proof.option} ${contact}`));
}
