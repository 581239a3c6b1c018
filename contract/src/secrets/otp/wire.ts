import * as z from 'zod/mini';
import { loginIdMaxLength } from '../credentials/limits.ts';
import { route } from '../../kernel/route.ts';
import { optionalText, requiredText, rule, text, anyText } from '../../kernel/rules.ts';
import { languageCode, success, wireObject } from '../../kernel/wire.ts';
import { oneTimeCode, verificationOptions, type VerificationOption } from './rules.ts';

const optionNames = {
  mobile: 'mobile',
  externalMail: 'epExternalMail',
  opencode: 'epOpenCode',
} as const satisfies Record<VerificationOption, string>;
const plainOptions = { mobile: 'mobile', epExternalMail: 'externalMail', epOpenCode: 'opencode' } as const;

/** The specification's names of the verification options. */
export const verificationOption = z.codec(
  z.enum(['mobile', 'epExternalMail', 'epOpenCode']),
  z.enum(verificationOptions),
  {
    decode: (name) => plainOptions[name],
    encode: (option) => optionNames[option],
  },
);

/** Longest thing that any option takes; each option's own rule says more. */
export const target = requiredText(100);

/** A visitor has no company, and a code is never sent in the name of one that the body chose. */
const noCompany = optionalText(50).check(rule<string>('CO403', (value) => value === ''));

/** The names under which refusals of a target and of a code are reported. */
export const refusedFields = {
  option: 'option',
  target: 'optionValue',
  oneTimeCode: 'opt',
  loginId: 'userId',
} as const;

/**
 * Sends a code, or takes an activation key, for the flow's new person; with an ID, for the person who lost the
 * password.
 */
export const sendCode = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/id/nosession/newemp',
  body: wireObject({
    option: ['option', verificationOption],
    optionValue: ['target', target],
    locale: ['language', z.optional(languageCode)],
    compCd: ['companyCode', noCompany],
    userId: ['loginId', z.optional(text(loginIdMaxLength))],
  }),
  /** A taken key needs no code, so nothing expires: 0 seconds. */
  answer: wireObject({ epid: ['personId', z.uuid()], expiresIn: ['validSeconds', z.int()] }),
});

/**
 * Checks the code of the flow's person; success proves the target. If the code went to another target, that refusal
 * precedes the comparison.
 */
export const checkCode = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/id/nosession/checkOTP',
  body: wireObject({
    opt: ['oneTimeCode', oneTimeCode],
    epid: ['personId', anyText()],
    optionValue: ['target', z.optional(target)],
  }),
  answer: success,
});
