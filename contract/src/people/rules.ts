import * as z from 'zod/mini';
import { loginIdMaxLength } from '../credentials/limits.ts';
import { countryCode } from '../countries/rules.ts';
import { rootDepartment } from '../departments/limits.ts';
import { jobFields } from '../job-ranks/rules.ts';
import { languages } from '../kernel/languages.ts';
import { mailAddress } from '../kernel/mail-address.ts';
import { englishPersonName, personName } from '../kernel/names/person-name.ts';
import { phoneNumber } from '../kernel/phone.ts';
import { maxLength, optionalText, orEmpty, requiredText, rule, text } from '../kernel/rules.ts';
import { opencode } from '../promotions/rules.ts';
import {
  defaultSecurityGrade,
  displayNameMaxLength,
  searchTermBytes,
  searchTermMaxLength,
  securityGrades,
} from './limits.ts';

/** STA-01, as far as somebody can be in one of them yet. */
export const employeeStates = ['notYetApplied', 'inService'] as const;
export type EmployeeState = (typeof employeeStates)[number];

/** USR-02: what a search may be for. */
export const searchTerm = text().check(
  maxLength(searchTermMaxLength),
  rule<string>('SEARCH_TERM_LETTERS', (value) => /^[^<>^;:*%$/#]*[*/]?$/u.test(value)),
  rule<string>('SEARCH_TERM_SHORT', (value) => bytesOf(readTerm(value).text) > searchTermBytes, {
    0: lettersOver(searchTermBytes, 'a'),
    1: lettersOver(searchTermBytes, '가'),
  }),
);

/** The number of bytes means nothing to a person: how many letters of a kind are more than that. */
function lettersOver(bytes: number, letter: string): number {
  return Math.floor(bytes / bytesOf(letter)) + 1;
}

function bytesOf(value: string): number {
  return new TextEncoder().encode(value).length;
}

/** How far a term reaches: anywhere in a name; with * its beginning; with / the whole of it. */
export type TermReach = 'part' | 'beginning' | 'whole';

export function readTerm(term: string): { readonly text: string; readonly reach: TermReach } {
  const reach = term.endsWith('*') ? 'beginning' : term.endsWith('/') ? 'whole' : 'part';
  return { text: reach === 'part' ? term : term.slice(0, -1), reach };
}

const fields = z.strictObject({
  surname: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }),
  givenName: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }),
  displayName: optionalText(displayNameMaxLength),
  englishName: englishPersonName,
  /** A user id where the company gives out mail, else a mail address; the operation knows which. */
  loginId: requiredText(loginIdMaxLength),
  opencode: orEmpty(opencode),
  externalMail: orEmpty(mailAddress),
  mobile: orEmpty(phoneNumber),
  departmentCode: z._default(
    requiredText(20).check(
      z.overwrite((value) => value.toUpperCase()),
      rule<string>('EMPLOYEE_DEPARTMENT', (value) => /^[A-Z0-9]+$/.test(value)),
    ),
    rootDepartment,
  ),
  ...jobFields,
  securityGrade: z._default(
    z.coerce.number().check(rule<number>('CO400', (value) => securityGrades.some((grade) => grade === value))),
    defaultSecurityGrade,
  ),
  language: z.enum(languages),
  residenceCountry: countryCode,
});

/** USR-03: one employee, who then applies for the account by one of the three contacts. */
export const newEmployee = fields.check(
  z.refine(({ opencode: key, externalMail, mobile }) => [key, externalMail, mobile].some((given) => given !== ''), {
    path: ['externalMail'],
    params: { code: 'EMPLOYEE_CONTACT', params: {} },
  }),
);
