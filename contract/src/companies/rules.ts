import * as z from 'zod/mini';
import { maxLength, optionalText, requiredText, rule, text } from '../kernel/rules.ts';
import { companyNameMaxLength } from './limits.ts';

/** No space in it, as the specification says; one that a paste brought along at an end is trimmed away. */
export const companyName = requiredText(companyNameMaxLength).check(
  rule<string>('MB_M_NO_SPACES', (value) => !/\s/.test(value)),
);

/** Absent: the company name serves. */
export const englishCompanyName = optionalText(companyNameMaxLength);

/** A company as a caller names it; whether it is theirs, their session says, and every other is refused alike. */
export const namedCompanyCode = text().check(maxLength(companyNameMaxLength));

/** The same where a call may name none: absent, or ''. */
export const namedCompanyIfAny = z.optional(
  z.codec(namedCompanyCode, z.optional(z.string()), {
    decode: (code) => (code === '' ? undefined : code),
    encode: (code) => code ?? '',
  }),
);
