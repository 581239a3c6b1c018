import { loginIdMaxLength } from '@madang/contract/credentials/limits.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { fieldIssues, requiredText } from '@madang/contract/kernel/rules.ts';
import { targetRules, type VerificationOption } from '@madang/contract/otp/rules.ts';
import * as z from 'zod/mini';
import { wholeNumber } from '../../kernel/forms/phone-typing.ts';
import type { PhoneValue } from '../../ui/fields/phone-field.tsx';
import type { Identity } from './api.ts';

export interface IdentityValues {
  readonly loginId: string;
  readonly option: VerificationOption;
  readonly externalMail: string;
  readonly opencode: string;
  readonly mobile: PhoneValue;
}

export const noIdentity: IdentityValues = {
  loginId: '',
  option: 'externalMail',
  externalMail: '',
  opencode: '',
  mobile: { countryCode: koreanCallingCode, number: '' },
};

/** The ID; the contact that goes with it depends on the option and is checked by `checkTarget`. */
export const identity = z.object({ loginId: requiredText(loginIdMaxLength) });

function readTarget({ option, mobile, ...typed }: IdentityValues) {
  return targetRules[option].safeParse(option === 'mobile' ? wholeNumber(mobile) : typed[option]);
}

/** What is wrong with the contact of the chosen option, on its own field; the other one may say anything. */
export function checkTarget(values: IdentityValues): FieldIssue[] {
  const { success, error } = readTarget(values);
  return success ? [] : fieldIssues(error).map((issue) => ({ ...issue, path: values.option }));
}

/** What is asked of the server, in the form that it compares. */
export function askOf(values: IdentityValues): Identity {
  const { data } = readTarget(values);
  return { loginId: values.loginId.trim(), option: values.option, target: data ?? '' };
}
