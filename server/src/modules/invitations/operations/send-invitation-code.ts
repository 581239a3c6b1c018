import { codePaths as refusedFields, sendInvitationCode as route } from '@madang/contract/invitations/wire.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { issueCode, readTarget } from '../../otp/index.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { refuseOthers, requireBegun } from '../flow-invitation.ts';
import type { OpenInvitation } from '../invitations.ts';
import { isAdmitted, refuseDomain, type ProvenContact } from '../proven-contact.ts';

/**
 * INV-05: sends the flow's person a code. A personal invitation sends it to whom it was sent itself, whoever holds
 * the link by now; a shared one to the contact that was typed, where its mail domains admit that.
 */
export const sendInvitationCode = operation(route, async ({ kernel, flow, body, request }) => {
  await refuseWhileClosed(kernel);
  const invitation = await requireBegun(kernel, flow);
  refuseOthers(body, invitation, flow);
  const { option, target } = contactOf(invitation, body);
  const language = body.language ?? request.language;
  const { address } = request;
  const validSeconds = await issueCode(kernel, { flow, purpose: 'invitation', option, target, language, address });
  return { personId: flow.reservedPersonId, validSeconds };
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
