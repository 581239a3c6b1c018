import * as z from 'zod/mini';
import { countryCode } from '../../../ground/countries/rules.ts';
import { timeZone } from '../../../kernel/fields/time-zone.ts';
import { languages } from '../../../kernel/languages.ts';
import { requiredText, rule } from '../../../kernel/rules.ts';
import { rootDepartment } from '../../../organisation/departments/limits.ts';
import { jobFields } from '../../../organisation/job-ranks/rules.ts';
import { common, field, type PersonField, placed, recorded, recordedForAll, sealed, shared } from '../field.ts';
import { defaultSecurityGrade } from '../../../organisation/security-grades/limits.ts';
import { securityGrade } from '../../../organisation/security-grades/rules.ts';
import { employmentTypes, gradesOrTitles } from '../limits.ts';
import { line } from './record-texts.ts';

/** Place, terms and language of the work. */
export const workFields = {
  departmentCode: field({
    ...placed,
    rule: z._default(
      requiredText(20).check(
        z.overwrite((value) => value.toUpperCase()),
        rule<string>('EMPLOYEE_DEPARTMENT', (value) => /^[A-Z0-9]+$/.test(value)),
      ),
      rootDepartment,
    ),
    column: 'department_code',
    // DEP-03: who has left keeps no department from being deleted.
    closed: rootDepartment,
  }),
  jobRankCode: field({ ...placed, rule: jobFields.jobRankCode, column: 'job_rank_code', none: null }),
  jobTitleCode: field({ ...placed, rule: jobFields.jobTitleCode, column: 'job_title_code', none: null }),
  securityGrade: field({
    ...recordedForAll,
    rule: z._default(securityGrade, defaultSecurityGrade),
    answer: z.number(),
    column: 'security_grade',
    closed: 'kept',
    control: 'own',
  }),
  language: field({
    ...recorded,
    rule: z.enum(languages),
    answer: z.enum(languages),
    column: 'language',
    closed: 'kept',
    control: 'own',
  }),
  residenceCountry: field({
    ...common,
    rule: countryCode,
    column: 'residence_country',
    places: ['panel', 'form'],
    control: 'own',
  }),
  timeZone: field({
    ...common,
    rule: timeZone('MB_M_TIME_ZONE'),
    column: 'time_zone',
    closed: 'UTC',
    places: ['panel'],
    control: 'own',
  }),
  /** USR-06: non-regular staff have fewer grades. */
  employmentType: field({
    ...recordedForAll,
    rule: z._default(z.enum(employmentTypes), 'N'),
    answer: z.enum(employmentTypes),
    column: 'employment_type',
    closed: 'kept',
    control: 'own',
  }),
  /** `G`: a grade with a job title, in English too (USR-06). */
  gradeOrTitle: field({
    ...recorded,
    rule: z._default(z.enum(gradesOrTitles), ''),
    answer: z.enum(gradesOrTitles),
    column: 'grade_or_title',
    control: 'own',
  }),
  englishJobTitle: field({
    ...recordedForAll,
    ...line,
    column: 'english_job_title',
    group: 'job',
    typed: 'english',
  }),
  duties: field({
    ...sealed,
    ...shared,
    ...line,
    column: 'duties',
    group: 'job',
    colleagues: 'chosen',
  }),
} as const satisfies Readonly<Record<string, PersonField>>;
