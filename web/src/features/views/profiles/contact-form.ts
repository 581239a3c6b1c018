import { typedPassword } from '@madang/contract/secrets/credentials/password-fields.ts';
import { koreanCallingCode, splitPhone } from '@madang/contract/kernel/phone.ts';
import { targetRules } from '@madang/contract/secrets/otp/rules.ts';
import * as z from 'zod/mini';
import { wholeNumber } from '../../../kernel/forms/phone-typing.ts';
import type { PhoneValue } from '../../../ui/fields/phone-field.tsx';
import type { ContactOption } from './api.ts';

/** A mail address, or a number in the two parts that its field has. */
export interface ContactValues {
  readonly target: string;
  readonly number: PhoneValue;
  readonly password: string;
}

const noContact: ContactValues = {
  target: '',
  number: { countryCode: koreanCallingCode, number: '' },
  password: '',
};

/** Returns the form's initial values: empty, or the contact on record to verify. */
export function initialContact(option: ContactOption, recorded: string): ContactValues {
  if (option === 'externalMail') return { ...noContact, target: recorded };
  const { callingCode, parts } = splitPhone(recorded);
  return recorded === '' ? noContact : { ...noContact, number: { countryCode: callingCode, number: parts.join('-') } };
}

/** The contract's rules on the new contact of a kind; what the other kind's field holds is not looked at. */
export const contactForms = {
  externalMail: z.object({ target: targetRules.externalMail, password: typedPassword }),
  mobile: z.object({
    number: z.pipe(z.transform(wholeNumber), targetRules.mobile),
    password: typedPassword,
  }),
} as const satisfies Record<ContactOption, z.ZodMiniType>;

/** Returns the form's value for this kind of contact, as the call expects it. */
export function targetOf(option: ContactOption, { target, number }: ContactValues): string {
  return option === 'mobile' ? wholeNumber(number) : target.trim().toLowerCase();
}
