import type { consentErrors } from '../errors.ts';

export const en = {
  errors: {
    CONSENT_REQUIRED: 'This consent is required to use the service and cannot be withdrawn here.',
    CONSENT_UNCHANGED: 'You have already given this answer.',
  } satisfies Record<keyof typeof consentErrors, string>,
};
