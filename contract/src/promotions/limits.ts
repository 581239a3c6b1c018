/** Sizes of what an operator issues. */
export const issueLimits = {
  codesPerIssue: 1_000,
  usesPerCode: 1_000_000,
  prefixCharacters: 10,
  benefitCharacters: 200,
  noteCharacters: 100,
} as const;

/**
 * The random part of a code: Crockford's letters, 5 bits each. The last group stays readable in lists; what is
 * left unknown then is 60 bits.
 */
export const codeForm = { groups: 4, charactersPerGroup: 4, alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ' } as const;

/** The longest that a person types, spaces and hyphens included. */
export const typedCodeCharacters = 50;

export const rowsPerPage = 50;
