import type { PersonRecord } from '@madang/contract/people/people/record-rules.ts';
import type { WholePerson } from '../people-list.sql.ts';

/** The codes that these checks refuse with. */
export const recordRefusals = [
  'EMPLOYEE_GRADE',
  'MB_M_EXCEPT_MADANG_ADDR',
  'MB_M_EXCEPT_MYSINGLE_ADDR',
  'MB_M_REQUIRED',
] as const;

const names = [
  'employmentType',
  'securityGrade',
  'gradeOrTitle',
  'jobTitleCode',
  'englishJobTitle',
  'isRealName',
  'administratorInfo',
  'idValidUntil',
] as const satisfies readonly (keyof PersonRecord)[];

/** Returns true if a rule between fields reads this field. */
export function isOfRecord(name: string): boolean {
  return names.some((each) => each === name);
}

/** Returns the record of a stored person; the activation key does not matter. */
export function recordOf(person: WholePerson): PersonRecord {
  const { jobTitleCode, administratorInfo } = person;
  return {
    ...person,
    jobTitleCode: jobTitleCode ?? '',
    administratorInfo: administratorInfo ?? '',
    opencode: person.hasKey ? 'issued' : '',
  };
}
