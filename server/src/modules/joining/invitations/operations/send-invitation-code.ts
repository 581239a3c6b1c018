import { codePaths as refusedFields, sendInvitationCode as route } from '@madang/contract/joining/invitations/wire.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { readMailSender } from '../../../ground/companies/index.ts';
import { issueCode, prepareCode, readTarget } from '../../../secrets/otp/index.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { refuseOthers, requireBegun } from '../flow-invitation.ts';
import type { OpenInvitation } from '../invitations.ts';
import { isAdmitted, refuseDomain, type ProvenContact } from '../proven-contact.ts';
import { invitationVoucher } from '../flows.sql.ts';

/**
 * INV-05: sends a code for an invitation: personal ones to the invited address alone, shared ones to the typed contact
 * within their domains.
 */
export const sendInvitationCode = defineFlowStep({
  name: 'send-invitation-code',
  input: plainInput(route.body),
  refusals: [
    ...contactRefusals,
    'CO400',
    'CO403',
    'INVITATION_DOMAIN',
    'INVITATION_INVALID',
    'MB_M_DENY_PAGE',
    'MB_M_REGISTRATION_CLOSED',
    'MB_M_REQUIRED',
    'OTP0003',
  ],
  isSecret: true,
  async prepare({ kernel, flow }, input) {
    await refuseWhileClosed(kernel);
    const invitation = await requireBegun(kernel, flow);
    refuseOthers(input, invitation, flow);
    const contact = contactOf(invitation, input);
    return { contact, invitation, settings: await prepareCode(kernel, contact) };
  },
  async run(
    { tx, kernel, flow, request, prepared: { contact, invitation, settings } },
    { language = request.language },
  ) {
    const sender = await readMailSender(tx, invitation.companyCode, language);
    const voucher = invitationVoucher(invitation);
    const { address } = request;
    const code = { ...contact, flow, purpose: 'invitation', language, address, voucher, sender } as const;
    const validSeconds = await issueCode(tx, kernel, code, settings);
    // No one has joined yet; that is written down.
    return { answer: { personId: flow.reservedPersonId, validSeconds }, audit: 'none' };
  },
});

function contactOf(
  invitation: OpenInvitation,
  { option, target }: { readonly option: string; readonly target: string },
): ProvenContact {
  const { invited } = invitation;
  if (option === 'opencode' || (invited && option !== invited.option)) throw refuseField(refusedFields.option, 'CO400');
  // The schema knows three options, and the third was just refused.
  const contact = { option: option as ProvenContact['option'], target: '' };
  const typed = invited && target === '' ? invited.target : readTarget(contact.option, target);
  if (invited && typed !== invited.target) throw refuse('CO403');
  if (!isAdmitted(invitation, { ...contact, target: typed })) {
    throw refuseDomain(option === 'mobile' ? refusedFields.option : refusedFields.target, invitation);
  }
  return { ...contact, target: typed };
}
