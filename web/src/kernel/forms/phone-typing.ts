import { koreanCallingCode, normalisePastedNumber } from '@madang/contract/kernel/phone.ts';
import type { PhoneValue } from '../../ui/fields/phone-field.tsx';
import type { Choice } from '../../ui/fields/select-field.tsx';

/**
 * A typed number in the groups that it is kept in, once the field is left. A leading 0 stays for the rule to
 * point at (MB_M_VALIDATE_AREANUMBER): only a paste is mended without asking (LIM-04).
 */
export function groupedNumber({ countryCode, number }: PhoneValue): string {
  const plain = number.normalize('NFKC').trim();
  if (plain === '' || /[^\d\s().-]/.test(plain)) return number;
  if (countryCode !== koreanCallingCode) return plain.replaceAll(/\D+/g, '-').replaceAll(/^-|-$/g, '');
  return plain.startsWith('0') ? plain : normalisePastedNumber(plain, countryCode);
}

/** The calling code whose list of names has the country's, both being in one language. */
export function callingCodeOf({ name }: { readonly name: string }, callingCodes: readonly Choice[]) {
  return callingCodes.find(({ label }) => `, ${label}, `.includes(`, ${name}, `))?.value;
}
