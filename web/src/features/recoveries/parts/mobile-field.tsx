import { koreanCallingCode, readPastedNumber } from '@madang/contract/kernel/phone.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { groupedNumber } from '../../../kernel/forms/phone-typing.ts';
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
  const take = (text: string) => {
    const known = codes.map(({ value }) => value);
    const read = readPastedNumber(text, field.value.countryCode, known);
    field.onChange(read ? { countryCode: read.callingCode, number: read.number } : { ...field.value, number: text });
  };
  const leave = () => {
    const number = groupedNumber(field.value);
    if (number !== field.value.number) field.onChange({ ...field.value, number });
    field.onBlur();
  };
  return <PhoneField {...field} required onBlur={leave} countryCodes={codes} onPasteNumber={take} help={help} />;
}
