import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import type { FieldValue } from '@madang/contract/workplace/approval-requests/content.ts';
import { formatNumber } from '../../../../../kernel/formats.ts';
import { type NamedThing, useThingName } from '../../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { DateField } from '../../../../../ui/dates/date-field.tsx';
import type { FieldProps } from '../../../../../ui/fields/field.tsx';
import { NumberField } from '../../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useText } from '../../texts.ts';
import { DecimalField } from './decimal-field.tsx';
import { FilesField } from './files-field.tsx';
import { FoundField } from './found-field.tsx';
import { PeriodField } from './period-field.tsx';

export interface KnownFile {
  readonly fileId: string;
  readonly fileName: string;
}

interface InputProps {
  readonly field: FormField;
  readonly binding: FieldProps<FieldValue>;
  /** Names of what the content names already. */
  readonly named: Readonly<Record<string, NamedThing>>;
  readonly files: readonly KnownFile[];
  readonly onFile: (file: KnownFile) => void;
}

/** A field of a form, as its kind is typed. */
export function FormInput({ field, binding: bound, named, files, onFile }: InputProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const binding = {
    ...bound,
    label: nameOf({ name: field.fieldLabel, englishName: field.englishFieldLabel }),
    required: field.isFieldRequired,
    ...(field.fieldNote !== '' && { help: field.fieldNote }),
  };
  const text = binding as unknown as FieldProps<string>;
  const number = binding as unknown as FieldProps<number | null>;
  switch (field.fieldKind) {
    case 'text':
      return <TextField {...text} spellCheck />;
    case 'lines':
      return <TextAreaField {...text} spellCheck />;
    case 'number':
      return <DecimalField {...number} />;
    case 'amount':
      return (
        <NumberField
          {...number}
          value={number.value ?? undefined}
          min={0}
          max={approvalFormLimits.number}
          help={number.value === null ? number.help : formatNumber(number.value, language)}
          onChange={(value) => number.onChange(value ?? null)}
        />
      );
    case 'date':
      return <DateField {...text} />;
    case 'period':
      return <PeriodField {...(binding as unknown as FieldProps<{ from: string; to: string }>)} />;
    case 'person':
    case 'department':
      return <FoundField kind={field.fieldKind} binding={text} named={named} />;
    case 'choice':
      return (
        <SelectField
          {...text}
          options={[
            { value: '', label: t('choose') },
            ...field.choices.map(({ choiceName: value, englishChoiceName }) => ({
              value,
              label: nameOf({ name: value, englishName: englishChoiceName }),
            })),
          ]}
        />
      );
    case 'file':
      return <FilesField {...(binding as unknown as FieldProps<readonly string[]>)} files={files} onFile={onFile} />;
  }
}
