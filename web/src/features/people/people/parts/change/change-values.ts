import { fieldNamesIn, textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { PlacedName } from '@madang/contract/people/people/fields.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';

export type ChangedName = PlacedName<'change'>;

export const changedNames = fieldNamesIn('change');

/** Returns the initial form values of a person. */
export function valuesOf({ department, jobRank, jobTitle, ...employee }: Employee) {
  const { surname, givenName, language, employmentType, gradeOrTitle, isRealName, idValidUntil } = employee;
  return {
    ...pick(employee, textNamesIn('change')),
    surname,
    givenName,
    language,
    employmentType,
    gradeOrTitle,
    isRealName,
    idValidUntil,
    departmentCode: department.departmentCode,
    jobRankCode: jobRank?.jobRankCode ?? '',
    jobTitleCode: jobTitle?.jobRankCode ?? '',
    securityGrade: String(employee.securityGrade),
  };
}

export function pick<T extends object, K extends keyof T>(values: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;
}
