import { required, rule, text } from './rules.ts';

export const phoneLimits = {
  maxLength: 50,
  maxDigits: 15,
  koreanParts: 3,
  maxKoreanPartDigits: 4,
} as const;

export const koreanCallingCode = '+82';

/**
 * A phone number in international form, `+82-10-1234-5678`: calling code, then groups of digits. Korean
 * numbers have three groups, the first being the area number without its leading 0.
 */
export const phoneNumber = text(phoneLimits.maxLength).check(
  required,
  rule('MB_M_VALIDATE_NATIONNUMBER', (value) => /^\+[1-9]\d{0,2}(?:-|$)/.test(value)),
  rule('MB_M_VALIDATE_AREANUMBER', (value) => !value.startsWith(`${koreanCallingCode}-0`)),
  rule('MB_M_VALIDATE_PHONENUMBER', hasNumber),
);

function hasNumber(value: string): boolean {
  const { callingCode, parts } = splitPhone(value);
  if (parts.length === 0 || !parts.every((part) => /^\d{1,15}$/.test(part))) return false;
  if (toE164(value).length > phoneLimits.maxDigits + 1) return false;
  if (callingCode !== koreanCallingCode) return true;
  return (
    parts.length === phoneLimits.koreanParts && parts.every((part) => part.length <= phoneLimits.maxKoreanPartDigits)
  );
}

/** `+82-10-1234-5678` as its calling code and groups, as a form shows them. */
export function splitPhone(value: string): { callingCode: string; parts: string[] } {
  const [callingCode = '', ...parts] = value.split('-');
  return { callingCode, parts };
}

/** A form's calling code and groups as one number. */
export function joinPhone(callingCode: string, parts: readonly string[]): string {
  return [callingCode, ...parts].join('-');
}

/** `+821012345678`: what a gateway dials, and what two spellings of one number have in common. */
export function toE164(phone: string): string {
  return `+${phone.replaceAll(/\D/g, '')}`;
}

/**
 * A number as people copy it (`010-1234-5678`, `01012345678`, `+82 10 1234 5678`) without calling code and
 * in groups, for the fields behind the calling code. Only Korea's own leading 0 goes, for elsewhere a 0 may
 * belong to the number.
 */
export function normalisePastedNumber(pasted: string, callingCode: string = koreanCallingCode): string {
  const plain = pasted.normalize('NFKC').trim();
  const prefix = [callingCode, `00${callingCode.slice(1)}`].find((each) => plain.startsWith(each)) ?? '';
  const [first = '', ...others] = plain
    .slice(prefix.length)
    .split(/\D+/)
    .filter((group) => group !== '');
  if (callingCode !== koreanCallingCode) return [first, ...others].join('');
  const groups = [first.replace(/^0/, ''), ...others];
  return groups.length === phoneLimits.koreanParts ? groups.join('-') : koreanGroups(groups.join('')).join('-');
}

export interface PastedNumber {
  readonly callingCode: string;
  readonly number: string;
}

/**
 * A pasted number with the calling code that it names itself, else with the chosen one. Nothing where it names
 * one that is not known: such a number must never become another country's.
 */
export function readPastedNumber(pasted: string, chosen: string, known: readonly string[]): PastedNumber | undefined {
  // No number within a country begins with two zeros: they are dialled for the plus.
  const plain = pasted.normalize('NFKC').trim().replace(/^00/, '+');
  if (!plain.includes('+')) return { callingCode: chosen, number: normalisePastedNumber(plain, chosen) };
  const dialled = toE164(plain);
  // No calling code begins with another one; the chosen one counts even before the list is there.
  const callingCode = [chosen, ...known].find((code) => dialled.startsWith(code));
  if (callingCode === undefined) return undefined;
  const national = withoutDigits(plain, callingCode.length - 1);
  return { callingCode, number: normalisePastedNumber(national, callingCode) };
}

/** The text behind so many digits, however they are grouped. */
function withoutDigits(text: string, count: number): string {
  let left = count;
  const end = Array.from(text).findIndex((sign) => (left -= /\d/.test(sign) ? 1 : 0) === 0);
  return text.slice(end + 1);
}

/** Seoul's area number has one digit, personal numbers such as 505 three, all others two; the last group four. */
function koreanGroups(digits: string): string[] {
  const areaLength = digits.startsWith('2') ? 1 : /^50\d/.test(digits) ? 3 : 2;
  const area = digits.slice(0, areaLength);
  const rest = digits.slice(areaLength);
  return [area, rest.slice(0, -4), rest.slice(-4)].filter((group) => group !== '');
}
