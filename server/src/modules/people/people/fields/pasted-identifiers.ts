import { hasTrunkZero, joinPhone, normalisePastedNumber, toE164 } from '@madang/contract/kernel/phone.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { contactIndexes } from '../../person-records/index.ts';
import type { PeopleSelection } from '../search/selection.sql.ts';

/** Calling codes of the six languages' countries: where a number that begins with 0 may be dialled. */
const homes = ['82', '81', '84', '886'] as const;
const mobileDigits = { min: 8, max: 15 } as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the identifiers that a search term may be as a whole: an external mail, a mobile number, an employee number, the
 * product's own id.
 */
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
  if (written.startsWith('+') || digits.startsWith('00')) return dialledAbroad(`+${digits.replace(/^00/, '')}`);
  if (digits.startsWith('0')) return homes.map((home) => `+${home}${digits.slice(1)}`);
  // Mainland China dials no 0 before a mobile number.
  return [`+${digits}`, `+86${digits}`];
}

/**
 * Returns the number as written and without the trunk 0 after its calling code; no calling code begins with another.
 */
function dialledAbroad(dialled: string): string[] {
  const callingCode = [2, 3, 4].map((length) => dialled.slice(0, length)).find(hasTrunkZero);
  if (callingCode === undefined) return [dialled];
  const national = normalisePastedNumber(dialled.slice(callingCode.length), callingCode);
  return [dialled, toE164(joinPhone(callingCode, [national]))];
}
