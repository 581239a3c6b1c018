import { dispatchStates } from '@madang/contract/access/dispatches/states.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import { anyText, storedId } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';

/** News of a home company about a dispatch; each version says all. */
export const dispatchNews = z.strictObject({
  homeCode: anyText(),
  state: z.enum(dispatchStates),
  departmentCode: anyText(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  askedUntil: z.nullable(z.iso.date()),
  person: z.strictObject({
    surname: anyText(),
    givenName: anyText(),
    fullName: anyText(),
    englishName: anyText(),
    mail: anyText(),
    language: z.enum(languages),
    residenceCountry: anyText(),
    login: z.strictObject({ companyCode: anyText(), personId: storedId }),
    basis: anyText(),
  }),
});
export type DispatchNews = z.output<typeof dispatchNews>;

/** Answer of a host; `closed`: it ended its service. */
export const dispatchAnswerNews = z.strictObject({
  answer: z.enum(['accepted', 'refused', 'released', 'prolonged', 'prolongationRefused', 'closed']),
  departmentCode: anyText(),
  departmentName: anyText(),
  englishDepartmentName: anyText(),
  /** Last day of the answered extension. */
  until: z.nullable(z.iso.date()),
  note: anyText(),
});
export type DispatchAnswerNews = z.output<typeof dispatchAnswerNews>;
