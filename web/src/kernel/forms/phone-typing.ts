import {
  hasTrunkZero,
  joinPhone,
  koreanCallingCode,
  nationalGroups,
  normalisePastedNumber,
  readPastedNumber,
  withoutExtension,
} from '@madang/contract/kernel/phone.ts';
import type { PhoneValue } from '../../ui/fields/phone-field.tsx';
import type { Choice } from '../../ui/fields/select-field.tsx';
import type { FieldBinding } from '../form.ts';

type PhoneBinding = Pick<FieldBinding<PhoneValue>, 'value' | 'onChange' | 'onBlur'>;

/**
 * LIM-04: groups a phone number when the field is left or the country changes; a pasted number is taken whole, with its
 * plus.
 */
export function phoneTyping(
  { value, onChange, onBlur }: PhoneBinding,
  codes: readonly Choice[],
  onUnknownCode?: () => void,
) {
  const inGroups = (phone: PhoneValue) => ({ ...phone, number: groupedNumber(phone) });
  return {
    onChange: (next: PhoneValue) => onChange(next.countryCode === value.countryCode ? next : inGroups(next)),
    onPasteNumber: (text: string) => {
      const known = codes.map((code) => code.value);
      const read = readPastedNumber(text, value.countryCode, known);
      if (read) return onChange({ countryCode: read.callingCode, number: read.number });
      // It stays as it was copied, to be seen and mended; as it stands no rule lets it pass.
      onChange({ ...value, number: text });
      onUnknownCode?.();
    },
    onBlur: () => {
      const grouped = inGroups(value);
      if (grouped.number !== value.number) onChange(grouped);
      onBlur();
    },
  };
}

/**
 * Groups a typed number when the field is left. Trunk 0 and extension are removed visibly (LIM-04); other text stays.
 */
export function groupedNumber({ countryCode, number }: PhoneValue): string {
  const plain = withoutExtension(number);
  if (plain === '' || /[^\d\s().-]/.test(plain)) return number;
  const isKorean = countryCode === koreanCallingCode;
  const grouped = isKorean ? normalisePastedNumber(plain) : nationalGroups(plain, countryCode).join('-');
  return grouped === '' || (grouped.startsWith('0') && hasTrunkZero(countryCode)) ? number : grouped;
}

/** Number as it is checked and sent, `+82-10-1234-5678`; '' if empty. Also grouped when Enter sends the form. */
export function wholeNumber(phone: PhoneValue): string {
  const number = groupedNumber(phone).trim();
  return number === '' ? '' : joinPhone(phone.countryCode, number.split('-'));
}

/** The calling code whose list of names has the country's, both being in one language. */
export function callingCodeOf({ name }: { readonly name: string }, callingCodes: readonly Choice[]) {
  return callingCodes.find(({ label }) => `, ${label}, `.includes(`, ${name}, `))?.value;
}
