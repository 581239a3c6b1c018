import * as z from 'zod/mini';
import { isDate } from '../../../kernel/dates.ts';
import { englishPersonName } from '../../../kernel/names/person-name.ts';
import { phoneNumber } from '../../../kernel/phone.ts';
import { orEmpty, rule, formMaxLength, text, optionalName } from '../../../kernel/rules.ts';
import { found } from '../field.ts';
import { textMaxLength } from '../limits.ts';

/** Form types of a person's fields: a line of text, a phone number, an English name. */
export const line = { rule: optionalName(textMaxLength), control: 'text' } as const;
export const number = { rule: orEmpty(phoneNumber), control: 'text', typed: 'tel' } as const;
export const english = {
  rule: englishPersonName,
  isOptional: true,
  listedWith: 'englishName',
  control: 'text',
  group: 'name',
  typed: 'english',
} as const;

/** A day until which an ID serves, in either written form of a day; it is kept as `2027-03-31`. */
export const idValidity = z._default(
  text(formMaxLength).check(
    z.overwrite((value) => value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')),
    rule<string>('EMPLOYEE_ID_VALIDITY', (value) => value === '' || isDate(value, 'yyyy-MM-dd')),
  ),
  '',
);

/** An internal number or a whole one: digits, which hyphens may divide, and the sign of an international number. */
export const voipNumber = z._default(
  text(textMaxLength).check(rule<string>('MB_M_VALIDATE_PHONENUMBER', (value) => /^(?:\+?\d+(?:-\d+)*)?$/.test(value))),
  '',
);

/** Month and day as they are kept, `03-15`, of what people type: `3/15`, `0315`, `3월 15일`; all else as it is. */
function monthAndDay(typed: string): string {
  const [, month, day] = /^\s*(\d{1,2})(?:\D{1,3}|(?=\d\d\s*$))(\d{1,2})\D?\s*$/.exec(typed) ?? [];
  return month === undefined || day === undefined ? typed.trim() : `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Birthday without a year, '' for none, given by the person alone. It is indexed by day, so the home decrypts none. */
export const birthday = {
  rule: z._default(
    text(formMaxLength).check(
      z.overwrite(monthAndDay),
      rule<string>('PERSON_BIRTHDAY', (value) => value === '' || isDate(`2000-${value}`, 'yyyy-MM-dd')),
    ),
    '',
  ),
  ...found,
  places: ['own'],
  isOptional: true,
  control: 'text',
  group: 'name',
  typed: 'day',
  colleagues: 'chosen',
} as const;
