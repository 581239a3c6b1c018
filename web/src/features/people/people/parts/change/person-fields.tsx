import { type TextName, textNamesIn } from '@madang/contract/people/people/field-places.ts';
import { personFields, type PlacedName } from '@madang/contract/people/people/fields.ts';
import type { PersonField } from '@madang/contract/people/people/field.ts';
import { type EmploymentType, employmentTypes, gradesOrTitles } from '@madang/contract/people/people/limits.ts';
import { gradesOf } from '@madang/contract/people/people/record-rules.ts';
import { type Language, languageNames, languages } from '@madang/contract/kernel/languages.ts';
import type { FieldBinding } from '../../../../../kernel/form.ts';
import { putsSurnameFirst } from '../../../../../kernel/formats.ts';
import { typedProps } from '../../../../../kernel/forms/typed/typed-props.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { DateField } from '../../../../../ui/dates/date-field.tsx';
import { isDay, todayHere } from '../../../../../ui/dates/days.ts';
import { CheckField } from '../../../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Columns } from '../../../../../ui/parts/columns.tsx';
import { useGradeText } from '../../../../organisation/security-grades/index.ts';
import { useText } from '../../texts.ts';
import { PhoneTextField } from './phone-text-field.tsx';

type GradeOrTitle = (typeof gradesOrTitles)[number];

interface TextFieldsProps<P extends 'form' | 'change'> {
  readonly place: P;
  /** Absent: all of them. */
  readonly names?: readonly (TextName & PlacedName<P>)[];
  readonly bind: (name: TextName & PlacedName<P>) => FieldBinding<string>;
  /** The person declined that optional data is stored (RCN-02), so nothing can be typed into its fields. */
  readonly isDeclined?: boolean;
}

/** Plain text fields of a person, in the order of their description. */
export function TextFields<P extends 'form' | 'change'>({
  place,
  names,
  bind,
  isDeclined = false,
}: TextFieldsProps<P>) {
  const t = useText();
  return (names ?? textNamesIn(place)).map((name) => {
    const described: PersonField = personFields[name];
    const { typed } = described;
    const binding = bind(name);
    // What is there from before can be taken away.
    const disabled = isDeclined && described.isOptional === true && binding.value === '';
    if (typed === 'tel' && name !== 'voipNumber') return <PhoneTextField key={name} {...binding} disabled={disabled} />;
    return (
      <TextField
        key={name}
        {...binding}
        autoComplete="off"
        disabled={disabled}
        {...typedProps(typed)}
        {...(name === 'displayName' && { help: t('form.displayNameHelp') })}
      />
    );
  });
}

interface NameFieldsProps {
  readonly surname: FieldBinding<string>;
  readonly givenName: FieldBinding<string>;
}

/** PRD-03: in the order in which the page's readers say a name. */
export function NameFields({ surname, givenName }: NameFieldsProps) {
  const first = <TextField key="surname" {...surname} required autoComplete="off" />;
  const second = <TextField key="given" {...givenName} required autoComplete="off" />;
  return <Columns>{putsSurnameFirst(useLanguage()) ? [first, second] : [second, first]}</Columns>;
}

interface GradeFieldProps {
  readonly field: FieldBinding<string>;
  readonly employmentType: EmploymentType;
  /** Smallest grade of subsidiaries and partners; null if every grade can be given. */
  readonly min: number | null;
}

/** USR-06: the grades of an employment type that the company may give; one that was given under another rule stays to be seen. */
export function GradeField({ field, employmentType, min }: GradeFieldProps) {
  const t = useText();
  const gradeText = useGradeText();
  const offered = gradesOf(employmentType)
    .filter((grade) => min === null || grade >= min)
    .map(String);
  const grades = offered.includes(field.value) ? offered : [field.value, ...offered];
  return (
    <SelectField
      {...field}
      help={t('form.gradeHelp')}
      options={grades.map((grade) => ({ value: grade, label: gradeText(grade) }))}
    />
  );
}

export function EmploymentField({ field }: { readonly field: FieldBinding<EmploymentType> }) {
  const t = useText();
  return (
    <SelectField
      {...field}
      onChange={(value) => field.onChange(value as EmploymentType)}
      options={employmentTypes.map((type) => ({ value: type, label: t(`employmentTypes.${type}`) }))}
    />
  );
}

export function GradeOrTitleField({ field }: { readonly field: FieldBinding<GradeOrTitle> }) {
  const t = useText();
  return (
    <SelectField
      {...field}
      onChange={(value) => field.onChange(value as GradeOrTitle)}
      help={t('form.gradeOrTitleHelp')}
      options={gradesOrTitles.map((each) => ({ value: each, label: t(`gradesOrTitles.${each || 'none'}`) }))}
    />
  );
}

interface RealNameFieldsProps {
  readonly realName: FieldBinding<boolean>;
  readonly validUntil: FieldBinding<string>;
}

/** USR-05: whose account it is, and how long its ID serves. */
export function RealNameFields({ realName, validUntil }: RealNameFieldsProps) {
  const t = useText();
  return (
    <>
      <CheckField {...realName} help={t('form.realNameHelp')} />
      <ValidityField field={validUntil} />
    </>
  );
}

/** A day that is past is taken, for it ends an ID at once; the field says so before. */
export function ValidityField({ field }: { readonly field: FieldBinding<string> }) {
  const t = useText();
  const isPast = isDay(field.value) && field.value < todayHere();
  return <DateField {...field} help={t(isPast ? 'form.validityPast' : 'form.validityHelp')} />;
}

export function LanguageField({ field }: { readonly field: FieldBinding<Language> }) {
  return (
    <SelectField
      {...field}
      onChange={(value) => field.onChange(value as Language)}
      options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
    />
  );
}
