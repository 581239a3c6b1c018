import { tableFileFormats, type TableFileFormat } from '@madang/contract/ground/jobs/rules.ts';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

const labels: Readonly<Record<TableFileFormat, string>> = { csv: 'CSV (.csv)', xlsx: 'Excel (.xlsx)' };
const options = tableFileFormats.map((value) => ({ value, label: labels[value] }));

interface FormatFieldProps extends Omit<FieldProps<string>, 'onChange'> {
  readonly onChange: (format: TableFileFormat) => void;
}

/** The format of a file that is downloaded. */
export function FormatField({ onChange, ...field }: FormatFieldProps) {
  return <SelectField {...field} options={options} onChange={(value) => onChange(value as TableFileFormat)} />;
}
