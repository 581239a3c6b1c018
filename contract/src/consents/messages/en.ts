import type { consentErrors } from '../errors.ts';

export const en = {
  errors: {
    CONSENT_REQUIRED: 'This consent is required for using the service and cannot be withdrawn here.',
    CONSENT_UNCHANGED: 'You have answered so already.',
  } satisfies Record<keyof typeof consentErrors, string>,
};
