import type { FieldIssue } from '../../kernel/errors.ts';
import { nonRegularGrades, securityGrades } from '../../organisation/security-grades/limits.ts';
import type { EmploymentType } from './limits.ts';

/** Person fields that the cross-field rules check. */
export interface PersonRecord {
  readonly employmentType: EmploymentType;
  readonly securityGrade: number;
  readonly gradeOrTitle: string;
  readonly jobTitleCode: string;
  readonly englishJobTitle: string;
  readonly isRealName: boolean;
  readonly administratorInfo: string;
  readonly idValidUntil: string;
  readonly opencode: string;
}

/** USR-06: the grades of an employment type. */
export function gradesOf(type: EmploymentType): readonly number[] {
  return type === 'T' ? nonRegularGrades : securityGrades;
}

/** USR-05, USR-06: rules between the fields of one person. */
export function recordIssues(person: PersonRecord): FieldIssue[] {
  const grades = gradesOf(person.employmentType);
  const needed = [
    ...(person.isRealName ? [] : (['administratorInfo', 'idValidUntil', 'opencode'] as const)),
    ...(person.gradeOrTitle === 'G' ? (['jobTitleCode', 'englishJobTitle'] as const) : []),
  ];
  return [
    ...needed
      .filter((name) => person[name] === '')
      .map((path): FieldIssue => ({ path, code: 'MB_M_REQUIRED', params: {} })),
    ...(grades.includes(person.securityGrade)
      ? []
      : [{ path: 'securityGrade', code: 'EMPLOYEE_GRADE', params: { 0: grades.join(', ') } } as const]),
  ];
}
