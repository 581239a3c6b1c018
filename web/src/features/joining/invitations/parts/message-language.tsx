import {
  isLanguage,
  type Language,
  languageNames,
  languages,
  languageTags,
} from '@madang/contract/kernel/languages.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useText } from '../texts.ts';

const written = languages.map((value) => ({ value, label: languageNames[value], lang: languageTags[value] }));

/** Field for the language of an invitation. */
export function MessageLanguage({ field }: { readonly field: FieldBinding<Language> }) {
  const t = useText();
  return (
    <SelectField
      {...field}
      label={t('form.languageLabel')}
      onChange={(selected) => isLanguage(selected) && field.onChange(selected)}
      options={written}
    />
  );
}
