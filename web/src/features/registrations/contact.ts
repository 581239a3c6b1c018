import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { joinPhone, koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { targetRules, type VerificationOption } from '@madang/contract/otp/rules.ts';
import * as z from 'zod/mini';
import type { PhoneValue } from '../../ui/fields/phone-field.tsx';

export interface ContactValues {
  readonly option: VerificationOption;
  readonly opencode: string;
  readonly externalMail: string;
  readonly mobile: PhoneValue;
}

export const noContact: ContactValues = {
  option: 'externalMail',
  opencode: '',
  externalMail: '',
  mobile: { countryCode: koreanCallingCode, number: '' },
};

/** Nothing by itself; the contact of the chosen option is checked by `checkContact`. */
export const contactSchema = z.object({});

function readContact({ option, opencode, externalMail, mobile }: ContactValues) {
  const number = mobile.number.trim();
  const phone = number === '' ? '' : joinPhone(mobile.countryCode, number.split('-'));
  return targetRules[option].safeParse({ opencode, externalMail, mobile: phone }[option]);
}

/** What is wrong with the contact of the chosen option, on its own field; the others may say anything. */
export function checkContact(values: ContactValues): FieldIssue[] {
  if (values.option === 'opencode' && values.opencode.trim() === '') {
    return [{ path: 'opencode', code: 'MB_M_REQUIRED', params: {} }];
  }
  const { success, error } = readContact(values);
  return success ? [] : fieldIssues(error).map((issue) => ({ ...issue, path: values.option }));
}

/** In the form that the server compares. */
export function targetOf(values: ContactValues): string {
  return readContact(values).data ?? '';
}
