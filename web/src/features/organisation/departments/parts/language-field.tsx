import {
  isLanguage,
  languageNames,
  languages,
  languageTags,
  type Language,
} from '@madang/contract/kernel/languages.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

const options = languages.map((language) => ({
  value: language,
  label: languageNames[language],
  lang: languageTags[language],
}));

/** The language that a department works in. */
export function LanguageField({ onChange, ...field }: FieldBinding<Language>) {
  return (
    <SelectField
      {...field}
      options={options}
      onChange={(value) => {
        if (isLanguage(value)) onChange(value);
      }}
    />
  );
}
