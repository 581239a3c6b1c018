import * as z from 'zod/mini';
import { rule, text, nameText, optionalName } from '../../kernel/rules.ts';
import { companyNameMaxLength } from './limits.ts';

/**
 * Messages to strangers carry a company's name: one that is a web address would make them say where to go.
 * https://any.where, any.where/path, www.any.where
 */
const webAddress = /[<>]|:\/\/|[\p{L}\d]\.\p{L}{2,}\/|^www\./iu;
export const noWebAddress = rule<string>('MB_M_NO_WEB_ADDRESS', (value) => !webAddress.test(value));

/** No space in it, as the specification says; one that a paste brought along at an end is trimmed away. */
export const companyName = nameText(companyNameMaxLength).check(
  rule<string>('MB_M_NO_SPACES', (value) => !/\s/.test(value)),
  noWebAddress,
);

/** Absent: the company name serves. */
export const englishCompanyName = optionalName(companyNameMaxLength).check(noWebAddress);

/** A company as a caller names it; whether it is theirs, their session says, and every other is refused alike. */
export const namedCompanyCode = text(companyNameMaxLength);

/** The same where a call may name none: absent, or ''. */
export const namedCompanyIfAny = z.optional(
  z.codec(namedCompanyCode, z.optional(z.string()), {
    decode: (code) => (code === '' ? undefined : code),
    encode: (code) => code ?? '',
  }),
);
