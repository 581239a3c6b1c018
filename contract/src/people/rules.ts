import * as z from 'zod/mini';
import { maxLength, rule, text } from '../kernel/rules.ts';
import { changeRules, rulesIn } from './fields.ts';
import { searchTermBytes, searchTermMaxLength } from './limits.ts';

/** STA-01, as far as someone can be in one of them yet. */
export const employeeStates = ['notYetApplied', 'inService'] as const;
export type EmployeeState = (typeof employeeStates)[number];

/** USR-02: a wildcard or a range marker stands at the end alone. */
export const termCharacters = /^[^<>^;:*%$/#]*[*/]?$/u;

/** USR-02: how many letters of a kind a term has at least. */
export const termLengths = { 0: lettersOver(searchTermBytes, 'a'), 1: lettersOver(searchTermBytes, '가') };

export function isLongTerm(value: string): boolean {
  return bytesOf(readTerm(value).text) > searchTermBytes;
}

/** USR-02: what a search may be for. */
export const searchTerm = text().check(
  maxLength(searchTermMaxLength),
  rule<string>('SEARCH_TERM_LETTERS', (value) => termCharacters.test(value)),
  rule<string>('SEARCH_TERM_SHORT', isLongTerm, termLengths),
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

/** USR-03: one employee, who then applies for the account by one of the three contacts. */
export const newEmployee = z
  .strictObject({
    ...rulesIn('form'),
    /** Whether a mail shows the person the way to the account, where there is an external mail. */
    sendsWelcome: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ opencode: key, externalMail, mobile }) => [key, externalMail, mobile].some((given) => given !== ''), {
      path: ['externalMail'],
      params: { code: 'EMPLOYEE_CONTACT', params: {} },
    }),
  );

/** Values of some of the fields that an administrator changes. */
export const changes = z.strictObject(changeRules());
const namesOf = (values: object) => Object.keys(values);

/** What an administrator changes of a person: some of the fields, and what the caller saw of the same (absent: whatever it is). */
export const personChangeFields = {
  change: changes.check(rule('CO400', (values) => namesOf(values).length > 0)),
  expected: z.optional(changes),
};

/** Whether `expected` speaks of every field that is changed. */
export const expectsAllChanged = z.refine<{ readonly change: object; readonly expected?: object | undefined }>(
  ({ change, expected }) => !expected || namesOf(change).every((name) => name in expected),
  { path: ['expected'], params: { code: 'CO400', params: {} } },
);
export type FieldChange = z.output<typeof changes>;
