import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import { joinPaths as paths } from '@madang/contract/joining/invitations/wire.ts';
import { mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { refuseField, type Refusal } from '@madang/contract/refuse.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { OpenInvitation } from './invitations.ts';
import { isProofOf } from './recipients/mailbox-proof.ts';

/** Contact by which the person is reached from now on, proven by a code sent there or by the personal mail's own link. */
export interface ProvenContact {
  readonly option: InvitationOption;
  readonly target: string;
}

interface Typed {
  readonly loginId: string;
  readonly externalMail: string;
  readonly mobile: string;
}

/**
 * Contact that has to be proven: a personal invitation's target, else the typed one. Where IDs are mail addresses, it
 * is the ID.
 */
export function contactToProve(invitation: OpenInvitation, typed: Typed, option: InvitationOption): ProvenContact {
  const ownMail = givesOutMail(invitation.serviceType) ? typed.externalMail : typed.loginId;
  const { invited } = invitation;
  if (!invited) return { option, target: option === 'mobile' ? typed.mobile : ownMail };
  const said = invited.option === 'mobile' ? typed.mobile : ownMail;
  const isSame = invited.option === 'mobile' ? toE164(said) === toE164(invited.target) : said === invited.target;
  if (said !== '' && !isSame) throw refuseField(fieldOf(invitation, invited.option), 'OTP0005');
  return invited;
}

/** Refuses (OTP0005) where the proof is not of this contact, and (INVITATION_DOMAIN) where the link is not for it. */
export function checkProof(
  keyring: Keyring,
  proof: { readonly option: string; readonly targetIndex: Buffer },
  invitation: OpenInvitation,
  contact: ProvenContact,
): void {
  const field = fieldOf(invitation, contact.option);
  if (!isProofOf(keyring, proof, contact)) throw refuseField(field, 'OTP0005');
  if (!isAdmitted(invitation, contact)) throw refuseDomain(field, invitation);
}

/** Says which domains the link is for; anyone who holds it is to come in. */
export function refuseDomain(field: string, { allowedDomains }: OpenInvitation): Refusal {
  return refuseField(field, 'INVITATION_DOMAIN', { 0: allowedDomains.join(', ') });
}

/**
 * Returns true if a link's mail domains admit the contact; phones are always admitted. Subdomains must be named,
 * because others may own them.
 */
export function isAdmitted({ allowedDomains, invited }: OpenInvitation, { option, target }: ProvenContact): boolean {
  if (invited || allowedDomains.length === 0) return true;
  return option === 'externalMail' && allowedDomains.includes(mailDomain(target));
}

function fieldOf({ serviceType }: OpenInvitation, option: InvitationOption): string {
  if (option === 'mobile') return paths.mobile;
  return givesOutMail(serviceType) ? paths.externalMail : paths.userId;
}
