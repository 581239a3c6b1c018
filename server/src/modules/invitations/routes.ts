import * as routes from '@madang/contract/invitations/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { invitePerson } from './operations/invite-person.ts';
import { listInvitations } from './operations/list-invitations.ts';
import { listJoins } from './operations/list-joins.ts';
import { makeInvitationLink } from './operations/make-invitation-link.ts';
import { resendInvitation } from './operations/resend-invitation.ts';
import { restoreInvitation } from './operations/restore-invitation.ts';
import { revokeInvitation } from './operations/revoke-invitation.ts';

const success = () => ({ result: 'success' as const });

export const invitationRoutes = [
  callOf(routes.listInvitations, listInvitations),
  callOf(routes.invitePerson, invitePerson),
  callOf(routes.makeInvitationLink, makeInvitationLink, {
    input: ({ body, request: { language } }) => ({ ...body, language }),
  }),
  callOf(routes.resendInvitation, resendInvitation),
  callOf(routes.revokeInvitation, revokeInvitation, { answer: success }),
  callOf(routes.restoreInvitation, restoreInvitation, { answer: success }),
  callOf(routes.listJoins, listJoins),
];
