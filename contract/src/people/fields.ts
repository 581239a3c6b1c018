import * as z from 'zod/mini';
import { loginIdMaxLength } from '../credentials/limits.ts';
import { countryCode } from '../countries/rules.ts';
import { rootDepartment } from '../departments/limits.ts';
import { jobFields } from '../job-ranks/rules.ts';
import { languages } from '../kernel/languages.ts';
import { mailAddress } from '../kernel/mail-address.ts';
import { englishPersonName, personName } from '../kernel/names/person-name.ts';
import { phoneNumber } from '../kernel/phone.ts';
import { optionalText, orEmpty, requiredText, rule } from '../kernel/rules.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { opencode } from '../promotions/rules.ts';
import { defaultSecurityGrade, displayNameMaxLength, securityGrades } from './limits.ts';

/**
 * Where a field appears: the row of a list, the panel of one person, the form that registers someone, the form that changes
 * someone, the exported file.
 */
export type FieldPlace = 'list' | 'panel' | 'form' | 'change' | 'export';

/** One column of a person, described once: every reader and writer of people is made from this. Its label is `fields.<name>`. */
interface PersonField {
  /** The rule for what is typed. One with a default may be left out of a registration. */
  readonly rule: z.ZodMiniType;
  /** The shape in answers. */
  readonly answer: z.ZodMiniType;
  readonly column: string;
  /** `sealed` is encrypted; `found` as well, and has a blind index in `<column>_index` that finds equal values. */
  readonly storage: 'plain' | 'sealed' | 'found';
  /** How "nothing" is stored. */
  readonly none: '' | null;
  /** What stands there once the account is closed; absent: the same as nothing. */
  readonly closed?: 'kept' | 'UTC';
  readonly places: readonly FieldPlace[];
  /** Stored only while the person agrees to optional personal data (RCN-02). */
  readonly isOptional?: true;
  /** `text`: a plain text field in forms, a line in the panel. All others have a control of their own. */
  readonly control: 'text' | 'own';
  readonly seenBy: 'employees.view';
  readonly changedBy?: 'employees.change';
}

/** Keeps the exact types of a description. */
function field<const F extends Omit<PersonField, 'seenBy'>>(described: F) {
  return { ...described, seenBy: 'employees.view' } as const;
}

const common = { answer: z.string(), storage: 'plain', none: '' } as const;
/** Of a person's own choosing, or from section 3 of the specification, and in no form of an administrator yet. */
const keptText = {
  rule: optionalText(50),
  answer: z.string(),
  storage: 'sealed',
  none: null,
  places: [],
  control: 'own',
} as const;
const changed = { changedBy: 'employees.change' } as const;

export const personFields = {
  surname: field({
    ...common,
    ...changed,
    rule: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }),
    column: 'surname',
    places: ['panel', 'form', 'change'],
    control: 'own',
  }),
  givenName: field({
    ...common,
    ...changed,
    rule: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }),
    column: 'given_name',
    places: ['panel', 'form', 'change'],
    control: 'own',
  }),
  displayName: field({
    ...common,
    ...changed,
    rule: optionalText(displayNameMaxLength),
    column: 'display_name',
    places: ['panel', 'form', 'change'],
    control: 'text',
  }),
  englishName: field({
    ...common,
    ...changed,
    rule: englishPersonName,
    column: 'english_name',
    places: ['list', 'panel', 'form', 'change', 'export'],
    isOptional: true,
    control: 'text',
  }),
  /** Chosen by the company; no two of its people share one, in whatever case. */
  employeeNumber: field({
    ...common,
    ...changed,
    rule: optionalText(20),
    column: 'employee_number',
    none: null,
    places: ['list', 'panel', 'form', 'change', 'export'],
    control: 'text',
  }),
  /** A user id where the company gives out mail, else a mail address; the operation knows which. */
  loginId: field({
    ...common,
    rule: requiredText(loginIdMaxLength),
    column: 'login_id',
    places: ['list', 'panel', 'form', 'export'],
    control: 'own',
  }),
  opencode: field({
    ...common,
    rule: orEmpty(opencode),
    column: 'opencode',
    storage: 'found',
    none: null,
    places: ['form'],
    control: 'own',
  }),
  externalMail: field({
    ...common,
    rule: orEmpty(mailAddress),
    column: 'external_mail',
    storage: 'found',
    none: null,
    places: ['form'],
    control: 'own',
  }),
  mobile: field({
    ...common,
    rule: orEmpty(phoneNumber),
    column: 'mobile',
    storage: 'found',
    none: null,
    places: ['form'],
    isOptional: true,
    control: 'own',
  }),
  departmentCode: field({
    ...common,
    ...changed,
    rule: z._default(
      requiredText(20).check(
        z.overwrite((value) => value.toUpperCase()),
        rule<string>('EMPLOYEE_DEPARTMENT', (value) => /^[A-Z0-9]+$/.test(value)),
      ),
      rootDepartment,
    ),
    column: 'department_code',
    closed: 'kept',
    places: ['form', 'change'],
    control: 'own',
  }),
  jobRankCode: field({
    ...common,
    ...changed,
    rule: jobFields.jobRankCode,
    column: 'job_rank_code',
    none: null,
    places: ['form', 'change'],
    control: 'own',
  }),
  jobTitleCode: field({
    ...common,
    ...changed,
    rule: jobFields.jobTitleCode,
    column: 'job_title_code',
    none: null,
    places: ['form', 'change'],
    control: 'own',
  }),
  securityGrade: field({
    ...common,
    ...changed,
    rule: z._default(
      z.coerce.number().check(rule<number>('CO400', (value) => securityGrades.some((grade) => grade === value))),
      defaultSecurityGrade,
    ),
    answer: z.number(),
    column: 'security_grade',
    closed: 'kept',
    places: ['panel', 'form', 'change'],
    control: 'own',
  }),
  language: field({
    ...common,
    ...changed,
    rule: z.enum(languages),
    answer: z.enum(languages),
    column: 'language',
    closed: 'kept',
    places: ['panel', 'form', 'change'],
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
  refereeMobile: field({ ...keptText, column: 'referee_mobile' }),
  nickname: field({ ...keptText, column: 'nickname', isOptional: true }),
  companyContact: field({ ...keptText, column: 'company_contact', isOptional: true }),
  personalMail: field({ ...keptText, column: 'personal_mail', isOptional: true }),
  duties: field({ ...keptText, column: 'duties', isOptional: true }),
  photo: field({ ...keptText, column: 'photo', isOptional: true }),
} as const satisfies Readonly<Record<string, PersonField>>;

type Fields = typeof personFields;
export type PersonFieldName = keyof Fields;
export type PlacedName<P extends FieldPlace> = {
  [N in PersonFieldName]: P extends Fields[N]['places'][number] ? N : never;
}[PersonFieldName];

/** Of every field what it is stored as in the database's own types, `''` for nothing. */
export type PersonValues = { readonly [N in PersonFieldName]: z.output<Fields[N]['rule']> };

const names = Object.keys(personFields) as PersonFieldName[];

/** The fields of a place, in the order in which they are described. */
export function fieldNamesIn<P extends FieldPlace>(place: P): PlacedName<P>[] {
  return names.filter((name): name is PlacedName<P> =>
    (personFields[name].places as readonly FieldPlace[]).includes(place),
  );
}

export type TextName = { [N in PersonFieldName]: Fields[N]['control'] extends 'text' ? N : never }[PersonFieldName];

/** Those of them that are plain text. */
export function textNamesIn<P extends FieldPlace>(place: P): (PlacedName<P> & TextName)[] {
  return fieldNamesIn(place).filter((name): name is PlacedName<P> & TextName => personFields[name].control === 'text');
}

/** The rules of a place, as the shape of an object. */
export function rulesIn<P extends FieldPlace>(place: P): { readonly [N in PlacedName<P>]: Fields[N]['rule'] } {
  const entries = fieldNamesIn(place).map((name) => [name, personFields[name].rule]);
  return Object.fromEntries(entries) as { readonly [N in PlacedName<P>]: Fields[N]['rule'] };
}

/** The answers of a place, as the shape of an object. */
export function answersIn<P extends FieldPlace>(place: P): { readonly [N in PlacedName<P>]: Fields[N]['answer'] } {
  const entries = fieldNamesIn(place).map((name) => [name, personFields[name].answer]);
  return Object.fromEntries(entries) as { readonly [N in PlacedName<P>]: Fields[N]['answer'] };
}

type WithoutDefault<R> = R extends z.ZodMiniDefault<infer Inner> ? Inner : R;

/** The rules of what an administrator changes: a field that is left out stays as it is, whatever a registration takes for it. */
export function changeRules(): {
  readonly [N in PlacedName<'change'>]: z.ZodMiniOptional<WithoutDefault<Fields[N]['rule']>>;
} {
  const entries = fieldNamesIn('change').map((name) => {
    const { rule: own } = personFields[name];
    return [name, z.optional(own.def.type === 'default' ? own.def.innerType : own)];
  });
  return Object.fromEntries(entries) as ReturnType<typeof changeRules>;
}
