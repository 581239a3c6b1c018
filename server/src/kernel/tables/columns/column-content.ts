import type { CellHint } from '../table.ts';

export type ColumnContent = 'mail' | 'phone' | 'date' | 'name';

/** Family names that most people of Korea have; a department has them rarely at its beginning and hardly with three letters. */
const koreanFamilies =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모';
const unitEndings = /(?:부|팀|실|과|국|처|센터|본부|그룹|파트|원|장|部|課|室|组|組|處|处|科|中心)$/;

const tests: Readonly<Record<ColumnContent, (value: string, hint: CellHint | undefined) => boolean>> = {
  mail: isMail,
  phone: isPhone,
  date: isDate,
  name: isName,
};

export const columnContents = Object.keys(tests) as ColumnContent[];

export function looksLike(content: ColumnContent, value: string, hint: CellHint | undefined): boolean {
  return tests[content](value.normalize('NFKC').trim(), hint);
}

function isMail(value: string): boolean {
  const [local, domain, ...rest] = value.split('@');
  return Boolean(local && domain?.includes('.')) && rest.length === 0 && !/\s/.test(value);
}

/** Numbers of spreadsheets have lost their first zero: 1012345678. */
function isPhone(value: string, hint: CellHint | undefined): boolean {
  if (hint === 'date' || !/^[+0-9][0-9\-. ()]+$/.test(value) || isDate(value, hint)) return false;
  const digits = value.replaceAll(/[^0-9]/g, '');
  if (digits.length < 8 || digits.length > 15) return false;
  return /^[+0]/.test(value) || (digits.length >= 9 && /[-. ]/.test(value)) || /^10[0-9]{8}$/.test(digits);
}

function isDate(value: string, hint: CellHint | undefined): boolean {
  if (hint === 'date') return true;
  const found = /^([0-9]{4})[-./년年 ]{0,2}([0-9]{1,2})[-./월月 ]{0,2}([0-9]{1,2})[.일日]?$/.exec(value);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number);
  return inRange(year, 1900, 2100) && inRange(month, 1, 12) && inRange(day, 1, 31);
}

function isName(value: string): boolean {
  if (/[0-9@]/.test(value) || unitEndings.test(value)) return false;
  if (/^\p{Script=Hangul}{2,4}$/u.test(value)) return koreanFamilies.includes(value.charAt(0));
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(value)) return true;
  return /^\p{Lu}[\p{L}.'-]{0,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,4}$/u.test(value);
}

const inRange = (number: number | undefined, from: number, to: number) =>
  number !== undefined && number >= from && number <= to;
