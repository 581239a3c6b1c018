import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { defaultSecurityGrade } from '@madang/contract/organisation/security-grades/limits.ts';
import type { EmploymentType, gradesOrTitles } from '@madang/contract/people/people/limits.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import { newEmployee } from '@madang/contract/people/people/rules.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import * as z from 'zod/mini';
import { wholeNumber } from '../../../kernel/forms/phone-typing.ts';

/** USR-03: the form begins with the entity's defaults. */
export function emptyEmployee(language: Language) {
  return {
    ...emptyTexts(),
    surname: '',
    givenName: '',
    loginId: '',
    idDomain: '',
    opencode: '',
    sendsWelcome: true,
    externalMail: '',
    mobile: { countryCode: koreanCallingCode, number: '' },
    departmentCode: rootDepartment,
    jobRankCode: '',
    jobTitleCode: '',
    securityGrade: String(defaultSecurityGrade),
    employmentType: 'N' as EmploymentType,
    gradeOrTitle: '' as (typeof gradesOrTitles)[number],
    isRealName: true,
    idValidUntil: '',
    language,
    residenceCountry: homeCountry,
  };
}

/** Every plain text field, empty. */
function emptyTexts() {
  return Object.fromEntries(textNamesIn('form').map((name) => [name, ''])) as Record<
    ReturnType<typeof textNamesIn<'form'>>[number],
    string
  >;
}

export type EmployeeForm = ReturnType<typeof emptyEmployee>;

/** The contract's rules on what the form holds, whose number stands in two parts. */
export const registerForm = z.pipe(
  z.transform((values: EmployeeForm): z.input<typeof newEmployee> => ({
    ...values,
    mobile: wholeNumber(values.mobile),
  })),
  newEmployee,
);
