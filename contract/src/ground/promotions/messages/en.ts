import type { promotionErrors } from '../errors.ts';

export const en = {
  errors: {
    PROMOTION_UNKNOWN: 'This promotion code does not exist. Check what you entered.',
    PROMOTION_EXPIRED: 'This promotion code is not valid at this time.',
    PROMOTION_USED_UP: 'This promotion code has already been used up.',
    PROMOTION_PERIOD: 'The end must be in the future and after the start.',
    PROMOTION_COMPANY: 'No company has this code.',
    PROMOTION_COUNT: 'Enter a whole number from 1 to {{0}}.',
    OPENCODE_INVALID: 'This key is not valid. Check it or request a new one.',
    OPENCODE_USED: 'This key has already been used and can no longer be revoked.',
    OPENCODE_LIMIT: 'Your company can have up to {{0}} valid keys at a time.',
  } satisfies Record<keyof typeof promotionErrors, string>,
  fields: {
    codeCount: 'Number of codes',
    codePrefix: 'Prefix',
    benefit: 'Benefit',
    note: 'Note',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    maxUses: 'Uses per code',
    namedCompany: 'Only for company',
  },
};
