import type { invitationErrors } from '../errors.ts';

export const en = {
  errors: {
    INVITATION_INVALID: 'You cannot sign up through this link. Check the link or ask for a new invitation.',
    INVITATION_DOMAIN: 'This invitation is for email addresses at {{0}} alone. Enter one of those.',
    INVITATION_DOMAIN_FORM: 'Enter domains such as company.example, separated by commas.',
    INVITATION_USES: 'Enter a whole number from 1 to {{0}}.',
    INVITATION_SERVICES: 'Choose at least one service that the company has.',
    INVITATION_DEPARTMENT: 'There is no such department. Choose another one.',
    INVITATION_STATE: 'This has changed in the meantime. Load the list again.',
    APPROVAL_AWAITED:
      'Your application is waiting for the company administrator’s approval. We will write to you as soon as it is decided.',
    INVITATION_SENDS: 'Too many invitations have been sent today. Try again tomorrow or share a link.',
    INVITATION_LIST: 'Enter 1 to {{0}} addresses.',
    INVITATION_TWICE: 'This address is in the list already.',
    INVITATION_MEMBER: 'This person belongs to the company already.',
    INVITATION_WAITING: 'This address is already invited and has not answered yet.',
  } satisfies Record<keyof typeof invitationErrors, string>,
  fields: {
    recipient: 'Send to',
    recipients: 'Addresses',
    services: 'Services',
    validDays: 'Valid for',
    uses: 'Maximum number of people',
    allowedDomains: 'Allowed email domains',
    needsApproval: 'Approve each person before they join',
  },
};
