import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { contactIndexes } from './contact-indexes.ts';
import type { PeopleSelection } from '../search/selection.sql.ts';

/** Calling codes of the six languages' countries: where a number that begins with 0 may be dialled. */
const homes = ['82', '81', '84', '886'] as const;
const mobileDigits = { min: 8, max: 15 } as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a search term may be the whole of: an external mail, a mobile number, an employee number, the product's own id. */
export function identifiersIn(keyring: Keyring, text: string): NonNullable<PeopleSelection['identifiers']> {
  const written = text.normalize('NFKC').trim();
  return {
    externalMailIndexes: written.includes('@') ? contactIndexes(keyring, 'externalMail', written) : [],
    mobileIndexes: numbersIn(written).flatMap((number) => contactIndexes(keyring, 'mobile', number)),
    employeeNumber: written,
    personId: uuid.test(written) ? written : undefined,
  };
}

/** A number with its calling code, whatever stands between its digits; one as it is dialled at home, of each home. */
function numbersIn(written: string): string[] {
  if (!/^\+?[\d\s().-]+$/.test(written)) return [];
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < mobileDigits.min || digits.length > mobileDigits.max) return [];
  if (written.startsWith('+')) return [`+${digits}`, `+${digits.replace(/^820/, '82')}`];
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`];
  if (digits.startsWith('0')) return homes.map((home) => `+${home}${digits.slice(1)}`);
  // Mainland China dials no 0 before a mobile number.
  return [`+${digits}`, `+86${digits}`];
}
