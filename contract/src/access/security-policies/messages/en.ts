import type { securityPolicyErrors } from '../errors.ts';

export const en = {
  errors: {
    PASSWORD_OWN_RULES:
      'Choose lengths from {{0}} to {{1}} characters, the minimum first. If letters, numbers and symbols are not all required, the minimum must be at least {{2}}.',
    ID_OWN_LENGTHS: 'Choose lengths from {{0}} to {{1}} characters, the minimum first.',
    POLICY_DAY_TOO_FAR: 'Choose a day within the next {{0}} days.',
    PASSWORD_RENEWAL_NEEDED: 'Your company requires you to change your password before you continue.',
  } satisfies Record<keyof typeof securityPolicyErrors, string>,
  fields: {
    passwordProfile: 'Rules for new passwords',
    idProfile: 'Length of new IDs',
    secondFactor: 'Members who need two-step verification',
    effectiveFrom: 'Effective from',
    graceDays: 'Takes effect',
  },
  operations: {
    'name-right-holders': 'Display of permission holders changed',
  },
};
