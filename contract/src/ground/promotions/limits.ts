import { property, wholeNumber } from '../../kernel/property.ts';

/** Sizes of what an operator issues. */
export const issueLimits = {
  codesPerIssue: 1_000,
  usesPerCode: 1_000_000,
  prefixCharacters: 10,
  benefitCharacters: 200,
  noteCharacters: 100,
} as const;

export const keyProperties = {
  /** REQ-04: valid opencodes of one company at a time; none where companies issue no keys themselves. */
  keysPerCompany: property('opencode.keys_per_company', wholeNumber(0, 10_000), 500),
} as const;

/** REQ-04: number of issues a company may make in a day, because revoked keys make space at once. */
export const keyIssuesPerDay = 50;

/** Random part of a code in Crockford's letters, 5 bits each. Lists show the last group; 60 bits stay unknown. */
export const codeForm = { groups: 4, charactersPerGroup: 4, alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ' } as const;

/** The longest that a person types, spaces and hyphens included. */
export const typedCodeCharacters = 50;

export const rowsPerPage = 50;
