import type { ErrorNotes } from '../../kernel/errors.ts';
import type { consentErrors } from './errors.ts';

export const consentErrorNotes: ErrorNotes<typeof consentErrors> = {
  CONSENT_REQUIRED: {
    cause: 'The terms are required: without them there is no account.',
    remedy: 'Decline optional ones alone; who wants to take back a required one closes the account.',
  },
  CONSENT_UNCHANGED: {
    cause: 'The person has given this answer already, perhaps in another window.',
    remedy: 'Read the consents again.',
  },
};
