import type { ErrorNotes } from '../../kernel/errors.ts';
import type { invitationErrors } from './errors.ts';

export const invitationErrorNotes: ErrorNotes<typeof invitationErrors> = {
  INVITATION_INVALID: {
    cause:
      'No living invitation has this link: it is mistyped, revoked, expired, used up, or was replaced by a newer one. A stranger is not told which.',
    remedy: 'The administrator sees the state at /console/invitations and sends the invitation again.',
  },
  INVITATION_DOMAIN: {
    cause: 'The shared link admits the mail domains alone that the administrator named.',
    remedy: 'Use an address on one of those domains, or ask the administrator for a personal invitation.',
  },
  INVITATION_SERVICES: {
    cause: 'No service is named, one twice, or one that the company does not have or the operator has not connected.',
    remedy: 'GET /api/v1/invitations lists under services what may be chosen.',
  },
  INVITATION_STATE: {
    cause: 'Someone else has in the meantime revoked, used, approved or refused it, or it has expired.',
    remedy: 'Load the list again and look at the state.',
  },
  APPROVAL_AWAITED: {
    cause:
      'ID and password are those that someone joined with by an invitation that asks for approval, or the link is the personal one that they joined by. Any other password hears EM0010, as an unknown ID does; any other used-up link INVITATION_INVALID.',
    remedy:
      'An administrator of the company approves or refuses at /console/invitations; the applicant is told by mail or SMS.',
  },
  INVITATION_MEMBER: {
    cause:
      'The address is the ID or the external mail of a person of the company, one whose account is not opened yet included.',
    remedy: 'Send the welcome mail at /console/employees again.',
  },
  INVITATION_WAITING: {
    cause: 'A personal invitation to the address lives: it is neither used, revoked nor expired.',
    remedy: 'Send that one again, or revoke it first.',
  },
  INVITATION_SENDS: {
    cause: 'The company or the address has been sent as many invitations today as the operator allows.',
    remedy: 'Wait until tomorrow, use a shared link, or let the operator raise the properties invitation.sends_per_*.',
  },
};
