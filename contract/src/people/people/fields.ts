import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { countryCode } from '../../ground/countries/rules.ts';
import { rootDepartment } from '../../organisation/departments/limits.ts';
import { jobFields } from '../../organisation/job-ranks/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { mailAddress } from '../../kernel/mail-address.ts';
import { englishPersonName, personName } from '../../kernel/names/person-name.ts';
import { phoneNumber } from '../../kernel/phone.ts';
import { optionalText, orEmpty, requiredText, rule } from '../../kernel/rules.ts';
import { timeZone } from '../../kernel/fields/time-zone.ts';
import { opencode } from '../../ground/promotions/rules.ts';
import { birthday, companyCodeText, english, idValidity, line, number, voipNumber } from './record-texts.ts';
import {
  changed,
  common,
  field,
  found,
  type FieldPlace,
  type PersonField,
  placed,
  recorded,
  recordedForAll,
  sealed,
  shared,
} from './field.ts';
import { defaultSecurityGrade, employmentTypes, gradesOrTitles, securityGrades, textMaxLength } from './limits.ts';

export const personFields = {
  surname: field({
    ...recorded,
    rule: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }),
    colleagues: 'always',
    column: 'surname',
    control: 'own',
  }),
  givenName: field({
    ...recorded,
    rule: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }),
    colleagues: 'always',
    column: 'given_name',
    control: 'own',
  }),
  displayName: field({
    ...recorded,
    places: ['list', 'panel', 'form', 'change'],
    rule: optionalText(textMaxLength),
    column: 'display_name',
    control: 'text',
    group: 'name',
  }),
  englishName: field({
    ...common,
    ...changed,
    rule: englishPersonName,
    column: 'english_name',
    places: ['list', 'panel', 'form', 'change', 'export'],
    isOptional: true,
    control: 'text',
    group: 'name',
    typed: 'english',
    colleagues: 'always',
  }),
  /** English surname and given name apart, as other systems ask for them. */
  englishSurname: field({
    ...recorded,
    ...shared,
    ...english,
    column: 'english_surname',
  }),
  englishGivenName: field({
    ...recorded,
    ...shared,
    ...english,
    column: 'english_given_name',
  }),
  nickname: field({
    ...sealed,
    ...shared,
    ...line,
    column: 'nickname',
    group: 'name',
    colleagues: 'chosen',
  }),
  /** Chosen by the company; no two of its people share one, in whatever case. */
  employeeNumber: field({
    ...common,
    ...changed,
    rule: optionalText(20),
    column: 'employee_number',
    none: null,
    places: ['list', 'panel', 'form', 'change', 'export', 'owned'],
    control: 'text',
    group: 'job',
  }),
  /** A user id where the company gives out mail, else a mail address; the operation knows which. */
  loginId: field({
    ...common,
    rule: requiredText(loginIdMaxLength),
    column: 'login_id',
    places: ['list', 'panel', 'form', 'export'],
    control: 'own',
    colleagues: 'always',
  }),
  opencode: field({
    ...common,
    rule: orEmpty(opencode),
    ...found,
    column: 'opencode',
    places: ['form'],
    control: 'own',
  }),
  externalMail: field({
    ...common,
    rule: orEmpty(mailAddress),
    ...found,
    column: 'external_mail',
    places: ['form'],
    control: 'own',
    colleagues: 'chosen',
  }),
  mobile: field({
    ...common,
    rule: orEmpty(phoneNumber),
    ...found,
    column: 'mobile',
    places: ['form'],
    isOptional: true,
    control: 'own',
    colleagues: 'chosen',
  }),
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
    closed: 'kept',
  }),
  jobRankCode: field({ ...placed, rule: jobFields.jobRankCode, column: 'job_rank_code', none: null }),
  jobTitleCode: field({ ...placed, rule: jobFields.jobTitleCode, column: 'job_title_code', none: null }),
  securityGrade: field({
    ...recordedForAll,
    rule: z._default(
      z.coerce.number().check(rule<number>('CO400', (value) => securityGrades.some((grade) => grade === value))),
      defaultSecurityGrade,
    ),
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
  /** Not of one real person: someone answers for it, and it ends (USR-05). */
  isRealName: field({
    ...recorded,
    rule: z._default(z.boolean(), true),
    answer: z.boolean(),
    column: 'is_real_name',
    closed: true,
    control: 'own',
  }),
  administratorInfo: field({
    ...sealed,
    ...line,
    column: 'administrator_info',
    group: 'account',
  }),
  /** The last day on which the ID serves, `2027-03-31`; '' for no end. */
  idValidUntil: field({ ...recordedForAll, rule: idValidity, column: 'id_valid_until', control: 'own' }),
  dispatchCompanyCode: field({
    ...recorded,
    rule: companyCodeText,
    column: 'dispatch_company_code',
    none: null,
    control: 'text',
    group: 'account',
    typed: 'english',
  }),
  voipNumber: field({
    ...recordedForAll,
    rule: voipNumber,
    column: 'voip_number',
    none: null,
    control: 'text',
    group: 'contact',
    typed: 'tel',
    colleagues: 'chosen',
  }),
  birthday: field({ ...common, ...birthday, column: 'birthday' }),
  companyContact: field({
    ...sealed,
    ...shared,
    ...number,
    column: 'company_contact',
    group: 'contact',
    colleagues: 'chosen',
  }),
  personalMail: field({
    ...sealed,
    ...shared,
    rule: orEmpty(mailAddress),
    column: 'personal_mail',
    control: 'text',
    group: 'contact',
    typed: 'email',
    colleagues: 'chosen',
  }),
  refereeName: field({
    ...sealed,
    ...line,
    column: 'referee_name',
    group: 'account',
  }),
  refereeMobile: field({
    ...sealed,
    ...number,
    column: 'referee_mobile',
    isOptional: true,
    group: 'account',
  }),
  photo: field({
    ...common,
    rule: z._default(z.string(), ''),
    column: 'photo',
    none: null,
    places: [],
    isOptional: true,
    control: 'own',
    colleagues: 'always',
  }),
} as const satisfies Readonly<Record<string, PersonField>>;

export type Fields = typeof personFields;
export type PersonFieldName = keyof Fields;
export type PlacedName<P extends FieldPlace> = {
  [N in PersonFieldName]: P extends Fields[N]['places'][number] ? N : never;
}[PersonFieldName];

/** Of every field what it is stored as in the database's own types, `''` for nothing. */
export type PersonValues = { readonly [N in PersonFieldName]: z.output<Fields[N]['rule']> };
