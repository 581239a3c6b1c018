import { invitePerson } from '../../../modules/invitations/operations/invite-person.ts';
import { makeInvitationLink } from '../../../modules/invitations/operations/make-invitation-link.ts';
import { restoreInvitation } from '../../../modules/invitations/operations/restore-invitation.ts';
import { revokeInvitation } from '../../../modules/invitations/operations/revoke-invitation.ts';
import { example, step } from './example.ts';

const membership = {
  departmentCode: '',
  needsApproval: false,
  validDays: 7,
  note: '',
  language: 'ko',
} as const;
const link = step(makeInvitationLink, { ...membership, services: ['PT'], uses: 3, allowedDomains: [] });
const invitation = { invitationId: '{0.invitationId}' };
const target = { kind: 'invitation', id: '{0.invitationId}' };

export const examples = [
  example(invitePerson, {
    needsPerson: true,
    input: { ...membership, services: ['PT'], option: 'externalMail', recipient: 'saebom{n}@outside.example' },
    leaves: ({ invitationId }) => ({ audit: [{ target: { kind: 'invitation', id: invitationId } }] }),
  }),
  example(revokeInvitation, {
    given: [link],
    input: invitation,
    leaves: () => ({ audit: [{ target }], undo: 'restore-invitation' }),
    meanwhile: { ...step(restoreInvitation, invitation), refusal: 'INVITATION_STATE' },
  }),
  example(restoreInvitation, {
    given: [link, step(revokeInvitation, invitation)],
    input: invitation,
    leaves: () => ({ audit: [{ target }] }),
  }),
];
