import { labelKeyOf } from '@madang/contract/properties/forms.ts';
import type { PropertyRow } from '@madang/contract/properties/routes.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useText } from '../texts.ts';
import { writtenValue } from '../typed-value.ts';

interface PropertyFieldProps {
  readonly row: PropertyRow;
  readonly field: FieldBinding<string>;
}

/** The field that a property's form asks for, under the property's own name. */
export function PropertyField({ row, field }: PropertyFieldProps) {
  const t = useText();
  // The key is put together from the property's, for which a test holds that all languages have it.
  const named = { ...field, label: t(labelKeyOf(row) as Parameters<typeof t>[0]) };
  const initial = writtenValue(row.form, row.initial).replaceAll('\n', ', ');
  const ofDefault = t('default', { value: initial || t('nothing') });
  switch (row.form) {
    case 'flag':
      return <CheckField {...named} value={field.value === 'Y'} onChange={(on) => field.onChange(on ? 'Y' : 'N')} />;
    case 'choice':
      return <SelectField {...named} options={row.options.map((value) => ({ value, label: choiceText(t, value) }))} />;
    case 'list':
      return <TextAreaField {...named} help={t('onePerLine')} />;
    case 'number':
      return <TextField {...named} inputMode="numeric" help={ofDefault} />;
    case 'numbers':
    case 'text':
      return <TextField {...named} help={ofDefault} />;
  }
}

const choices = ['spec', 'legacy', 'strict', 'optional', 'strictCompanies', 'everybody', 'byProfile', 'all'] as const;

/** The words for a choice; one that has none yet stands as it is stored. */
function choiceText(t: ReturnType<typeof useText>, option: string): string {
  const known = choices.find((choice) => choice === option);
  return known ? t(`choices.${known}`) : option;
}
