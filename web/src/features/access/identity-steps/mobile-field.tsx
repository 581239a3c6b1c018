import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { phoneTyping } from '../../../kernel/forms/phone-typing.ts';
import { PhoneField, type PhoneValue } from '../../../ui/fields/phone-field.tsx';
import type { Choice } from '../../../ui/fields/select-field.tsx';

interface MobileFieldProps {
  readonly field: FieldBinding<PhoneValue>;
  readonly callingCodes: readonly Choice[];
  readonly help: string;
}

/** The number that is on record: grouped when it is left, and taken as it is pasted. */
export function MobileField({ field, callingCodes, help }: MobileFieldProps) {
  const codes = callingCodes.length > 0 ? callingCodes : [{ value: koreanCallingCode, label: koreanCallingCode }];
  return <PhoneField {...field} {...phoneTyping(field, codes)} required countryCodes={codes} help={help} />;
}
