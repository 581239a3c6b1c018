import type { securityPolicyErrors } from '../errors.ts';

export const en = {
  errors: {
    PASSWORD_RENEWAL_NEEDED: 'Your company asks you to change your password before you continue.',
  } satisfies Record<keyof typeof securityPolicyErrors, string>,
  fields: {
    passwordProfile: 'Rules for new passwords',
    idProfile: 'Length of new IDs',
    secondFactor: 'Members who need two-step verification',
    graceDays: 'Takes effect',
  },
};
