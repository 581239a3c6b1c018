import { koreanCallingCode, normalisePastedNumber } from '@madang/contract/kernel/phone.ts';
import type { PhoneValue } from '../../ui/fields/phone-field.tsx';
import type { Choice } from '../../ui/fields/select-field.tsx';

/**
 * A typed number in the groups that it is kept in, once the field is left. As in a paste, Korea's leading 0 goes, before
 * everybody's eyes (LIM-04); what is not a number even then stays for the rule to point at.
 */
export function groupedNumber({ countryCode, number }: PhoneValue): string {
  const plain = number.normalize('NFKC').trim();
  if (plain === '' || /[^\d\s().-]/.test(plain)) return number;
  if (countryCode !== koreanCallingCode) return plain.replaceAll(/\D+/g, '-').replaceAll(/^-|-$/g, '');
  return normalisePastedNumber(plain, countryCode) || number;
}

/** The calling code whose list of names has the country's, both being in one language. */
export function callingCodeOf({ name }: { readonly name: string }, callingCodes: readonly Choice[]) {
  return callingCodes.find(({ label }) => `, ${label}, `.includes(`, ${name}, `))?.value;
}
