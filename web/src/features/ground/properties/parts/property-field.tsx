import { propertyMax } from '@madang/contract/kernel/property.ts';
import { labelKeyOf } from '@madang/contract/ground/properties/forms.ts';
import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { isChanged } from '../shown-rows.ts';
import { useText } from '../texts.ts';
import { writtenValue } from '../typed-value.ts';
import { amountText, inLargerUnit, unitOf, unitText } from '../units.ts';

interface PropertyFieldProps {
  readonly row: PropertyRow;
  readonly field: FieldBinding<string>;
}

/** The field that a property's form asks for, under the property's own name. */
export function PropertyField({ row, field }: PropertyFieldProps) {
  const t = useText();
  // The key is put together from the property's, for which a test holds that all languages have it.
  const named = { ...field, label: t(labelKeyOf(row) as Parameters<typeof t>[0]) };
  const language = useLanguage();
  const notes = useNotes(row, field.value);
  const unit = unitOf(row.key);
  const suffix = unit && { suffix: unitText(unit, language, Number(field.value) || undefined) };
  switch (row.form) {
    case 'flag':
      return <CheckField {...named} value={field.value === 'Y'} onChange={(on) => field.onChange(on ? 'Y' : 'N')} />;
    case 'choice':
      return <SelectField {...named} options={row.options.map((value) => ({ value, label: choiceText(t, value) }))} />;
    case 'list':
      return <TextAreaField {...named} help={t('onePerLine')} />;
    case 'number':
      return (
        <NumberField
          {...named}
          value={field.value === '' ? undefined : Number(field.value)}
          onChange={(value) => field.onChange(value === undefined ? '' : String(value))}
          min={0}
          max={propertyMax}
          help={notes}
          {...(suffix && { unit: suffix.suffix })}
        />
      );
    case 'numbers':
      return <TextField {...named} help={notes} {...suffix} />;
    case 'text':
      return <TextField {...named} help={notes} />;
  }
}

/** The same time in a larger unit, and where another value is set, which one a new platform has. */
function useNotes(row: PropertyRow, typed: string): string {
  const t = useText();
  const language = useLanguage();
  const unit = unitOf(row.key);
  const numbers = typed.split(/[\s,]+/).map(Number);
  const times = unit ? numbers.map((number) => [number, inLargerUnit(number, unit, language)] as const) : [];
  const isSaid = times.some(([, larger]) => larger !== undefined);
  const same = times.map(([number, larger]) => larger ?? (unit ? amountText(number, unit, language) : '')).join(', ');
  const initial = writtenValue(row.form, row.initial).replaceAll('\n', ', ');
  const shown = unit && typeof row.initial === 'number' ? amountText(row.initial, unit, language) : initial;
  return [
    ...(isSaid ? [t('sameTime', { time: same })] : []),
    ...(isChanged(row) ? [t('default', { value: shown || t('nothing') })] : []),
  ].join(' · ');
}

const choices = ['spec', 'legacy', 'strict', 'optional', 'strictCompanies', 'everybody', 'byProfile', 'all'] as const;

/** The words for a choice; one that has none yet stands as it is stored. */
function choiceText(t: ReturnType<typeof useText>, option: string): string {
  const known = choices.find((choice) => choice === option);
  return known ? t(`choices.${known}`) : option;
}
