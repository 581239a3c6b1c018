import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { pinProof } from '@madang/contract/access/recovery-pins/rules.ts';
import { targetRules, type VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { typedPromotionCode } from '@madang/contract/ground/promotions/rules.ts';
import { wholeNumber } from '../../../kernel/forms/phone-typing.ts';
import type { PhoneValue } from '../../../ui/fields/phone-field.tsx';

/** A promotion code is no contact on record: it opens the way of an invitation; a PIN is what its person has chosen. */
export type ContactOption = VerificationOption | 'pin' | 'promotionCode';

export interface ContactValues<O extends ContactOption = ContactOption> {
  readonly option: O;
  readonly externalMail: string;
  readonly mobile: PhoneValue;
  readonly opencode: string;
  readonly pin: string;
  readonly promotionCode: string;
}

export const noContact: ContactValues<'externalMail'> = {
  option: 'externalMail',
  externalMail: '',
  mobile: { countryCode: koreanCallingCode, number: '' },
  opencode: '',
  pin: '',
  promotionCode: '',
};

function readContact({ option, promotionCode, opencode, externalMail, mobile, pin }: ContactValues) {
  if (option === 'pin') return pinProof.shape.pin.safeParse(pin);
  if (option === 'promotionCode') return typedPromotionCode.safeParse(promotionCode);
  return targetRules[option].safeParse({ opencode, externalMail, mobile: wholeNumber(mobile) }[option]);
}

/** Returns the errors of the selected option's contact, on its own field; the other fields may contain anything. */
export function checkContact(values: ContactValues): FieldIssue[] {
  if (values.option === 'opencode' && values.opencode.trim() === '') {
    return [{ path: 'opencode', code: 'MB_M_REQUIRED', params: {} }];
  }
  const { success, error } = readContact(values);
  return success ? [] : fieldIssues(error).map((issue) => ({ ...issue, path: values.option }));
}

/** Returns true if the option requires a code by mail or SMS before the account; a key or a promotion code is proof itself. */
export function needsCode(option: ContactOption): boolean {
  return option === 'externalMail' || option === 'mobile';
}

/** Returns the contact in the form that the server compares. */
export function contactOf(values: ContactValues): string {
  return readContact(values).data ?? '';
}
