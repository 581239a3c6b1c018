import { type PlacedName, type TextName, textNamesIn } from '@madang/contract/people/fields.ts';
import { securityGrades } from '@madang/contract/people/limits.ts';
import { type Language, languageNames, languages } from '@madang/contract/kernel/languages.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { putsSurnameFirst } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Columns } from '../../../ui/parts/columns.tsx';
import { useText } from '../texts.ts';

interface TextFieldsProps<P extends 'form' | 'change'> {
  readonly place: P;
  readonly bind: (name: TextName & PlacedName<P>) => FieldBinding<string>;
}

/** Every plain text field of a person, in the order of their description. */
export function TextFields<P extends 'form' | 'change'>({ place, bind }: TextFieldsProps<P>) {
  const t = useText();
  return textNamesIn(place).map((name) => (
    <TextField
      key={name}
      {...bind(name)}
      autoComplete="off"
      {...(name === 'englishName' && { lang: 'en' })}
      {...(name === 'displayName' && { help: t('form.displayNameHelp') })}
    />
  ));
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

export function GradeField({ field }: { readonly field: FieldBinding<string> }) {
  const t = useText();
  return (
    <SelectField
      {...field}
      help={t('form.gradeHelp')}
      options={securityGrades.map((grade) => ({ value: String(grade), label: String(grade) }))}
    />
  );
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
