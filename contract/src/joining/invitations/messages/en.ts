import type { invitationErrors } from '../errors.ts';

export const en = {
  errors: {
    INVITATION_INVALID: 'You cannot sign up through this link. Check the link or request a new invitation.',
    INVITATION_DOMAIN: 'This invitation is only for email addresses at {{0}}.',
    INVITATION_DOMAIN_FORM: 'Enter domains such as company.example, separated by commas.',
    INVITATION_USES: 'Enter a whole number from 1 to {{0}}.',
    INVITATION_SERVICES: 'Choose at least one service that the company has.',
    INVITATION_DEPARTMENT: 'This department does not exist. Choose another one.',
    INVITATION_STATE: 'The status has changed in the meantime. Reload the list.',
    APPROVAL_AWAITED:
      'Your join request is waiting for the company administrator’s approval. We will let you know as soon as it is decided.',
    INVITATION_SENDS: 'The daily limit for invitations has been reached. Try again tomorrow or share a link.',
    INVITATION_LIST: 'Enter 1 to {{0}} addresses.',
    INVITATION_TWICE: 'This address is already in the list.',
    INVITATION_MEMBER: 'This person is already a member of the company.',
    INVITATION_WAITING: 'This address is already invited and has not responded yet.',
  } satisfies Record<keyof typeof invitationErrors, string>,
  fields: {
    recipient: 'Send to',
    recipients: 'Addresses',
    services: 'Services',
    validDays: 'Valid for',
    uses: 'Maximum number of people',
    allowedDomains: 'Allowed email domains',
    needsApproval: 'Require approval to join',
    inviter: 'Invited by',
  },
  operations: {
    'hand-over-invitation': 'Invitation handed over',
  },
};
