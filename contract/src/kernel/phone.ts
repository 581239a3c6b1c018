import * as z from 'zod/mini';
import { typedNumber } from './fields/typed-text.ts';
import { required, rule, text } from './rules.ts';

export const phoneLimits = {
  maxLength: 50,
  maxDigits: 15,
  koreanParts: 3,
  maxKoreanPartDigits: 4,
} as const;

export const koreanCallingCode = '+82';

/** Calling codes whose plan has the trunk prefix 0: dialled within the country, and no part of the number. */
const trunkZeroCodes = new RegExp(
  '^\\+(?:2[07]|3[1-3]|4[013469]|5[13-578]|6[0-46]|8[1246]|9[0-58]|21[1-38]|23[1-4]|24[39]|25[0-24-6]|26[0-5]|291|' +
    '35[3589]|37[0347]|38[0-35-79]|42[13]|508|59[013-68]|686|85[056]|88[06]|96[1-467]|97[0-267]|99[4-6])$',
);

/** Returns true if no number after a calling code, `+82`, begins with 0. */
export function hasTrunkZero(callingCode: string): boolean {
  return trunkZeroCodes.test(callingCode);
}

/** A second 0 is a fault, which stays: it would go when the number is read again, as the first one did. */
const trunkZero = /^0-?(?=[1-9])/;

/**
 * Phone number in international form, `+82-10-1234-5678`, without the trunk 0. Korean numbers have three groups; one
 * with its 0 is refused.
 */
export const phoneNumber = text(phoneLimits.maxLength).check(
  z.overwrite(typedNumber),
  z.overwrite((value) => (value.startsWith(`${koreanCallingCode}-`) ? value : withoutTrunkZero(value))),
  required,
  rule('MB_M_VALIDATE_NATIONNUMBER', (value) => /^\+[1-9]\d{0,2}(?:-|$)/.test(value)),
  rule('MB_M_VALIDATE_AREANUMBER', (value) => !startsWithTrunkZero(value)),
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

function startsWithTrunkZero(value: string): boolean {
  const { callingCode, parts } = splitPhone(value);
  return hasTrunkZero(callingCode) && parts[0]?.startsWith('0') === true;
}

/** `+84-0912345678` as `+84-912345678`. */
function withoutTrunkZero(value: string): string {
  const { callingCode, parts } = splitPhone(value);
  if (!startsWithTrunkZero(value)) return value;
  return joinPhone(callingCode, [parts.join('-').replace(trunkZero, '')]);
}

/** Its mark in one of the six languages or in a link, and the digits that are dialled once the number answers. */
const extension =
  /(?:ext[a-z]{0,6}|x|#|;|,,|내선[번호]{0,2}|[内內][線线]|[转轉接分机機号號]{1,4}|(?:số )?máy lẻ)[\s.:=]*\d{1,7}[\s)번番]*$/iu;

/** A number as people write it, without the extension behind it. */
export function withoutExtension(written: string): string {
  const plain = typedNumber(written);
  const number = plain.replace(extension, '');
  return /\d/.test(number) ? number : plain;
}

/** The groups of a number as people write it, without calling code, extension and trunk 0. */
export function nationalGroups(written: string, callingCode: string): string[] {
  const plain = withoutExtension(written);
  const prefix = [callingCode, `00${callingCode.slice(1)}`].find((each) => plain.startsWith(each)) ?? '';
  const national = plain.slice(prefix.length).replaceAll(/\D+/g, '-').replaceAll(/^-|-$/g, '');
  const groups = hasTrunkZero(callingCode) ? national.replace(trunkZero, '') : national;
  return groups === '' ? [] : groups.split('-');
}

/**
 * A number as people copy it (`010-1234-5678`, `01012345678`, `+82 10 1234 5678`) without calling code and
 * in groups, for the fields behind the calling code.
 */
export function normalisePastedNumber(pasted: string, callingCode: string = koreanCallingCode): string {
  const groups = nationalGroups(pasted, callingCode);
  if (callingCode !== koreanCallingCode) return groups.join('');
  return groups.length === phoneLimits.koreanParts ? groups.join('-') : koreanGroups(groups.join('')).join('-');
}

export interface PastedNumber {
  readonly callingCode: string;
  readonly number: string;
}

/**
 * Returns a pasted number with its own calling code, else the chosen one; nothing for an unknown code, so no other
 * country's number results.
 */
export function readPastedNumber(pasted: string, chosen: string, known: readonly string[]): PastedNumber | undefined {
  // No number within a country begins with two zeros: they are dialled for the plus.
  const plain = withoutExtension(pasted).replace(/^00/, '+');
  // With a word between its digits it may be two numbers, never to be joined: it stays to be seen and mended.
  if (plain.split(/\p{L}/u).filter((part) => /\d/.test(part)).length > 1) return { callingCode: chosen, number: plain };
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
