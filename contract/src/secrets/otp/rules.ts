import * as z from 'zod/mini';
import { mailAddress } from '../../kernel/mail-address.ts';
import { phoneNumber } from '../../kernel/phone.ts';
import { required, rule, formMaxLength, text } from '../../kernel/rules.ts';
import { activationKey } from '../../ground/promotions/rules.ts';
import { codeLengths } from './limits.ts';

/** Ways in which users prove their identity: a code by SMS or mail, or an agency's activation key. */
export const verificationOptions = ['mobile', 'externalMail', 'opencode'] as const;
export type VerificationOption = (typeof verificationOptions)[number];
/** The options that a code is sent for. */
export type CodeOption = Exclude<VerificationOption, 'opencode'>;

/** The target of each option in the form that it is kept and compared in. */
export const targetRules = {
  mobile: phoneNumber,
  externalMail: mailAddress,
  opencode: activationKey,
} as const satisfies Record<VerificationOption, z.ZodMiniType<string>>;

const digitsOnly = new RegExp(`^\\d{${codeLengths.min},${codeLengths.max}}$`);

/** A code with spaces between its digits is far shorter. */
const longestTyping = 50;

/** The code as people type or paste it: wide digits and spaces between are taken, anything else is no code. */
export const oneTimeCode = text(formMaxLength).check(
  rule('MB_M_OTP_INVALID', (value) => value.length <= longestTyping),
  z.overwrite((value) => value.normalize('NFKC').replaceAll(/[\s-]/g, '')),
  required,
  rule('MB_M_OTP_INVALID', (value) => digitsOnly.test(value)),
);
