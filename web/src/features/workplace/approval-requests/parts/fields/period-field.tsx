import { DateField } from '../../../../../ui/dates/date-field.tsx';
import type { FieldProps } from '../../../../../ui/fields/field.tsx';
import { Columns } from '../../../../../ui/parts/columns.tsx';
import { useText } from '../../texts.ts';
import styles from '../requests.module.css';

/** Two days, from and to. */
export function PeriodField({
  label,
  value,
  onChange,
  name,
  error,
  help,
  ...field
}: FieldProps<{ from: string; to: string }>) {
  const t = useText();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <Columns>
        <DateField
          {...field}
          name={`${name}.from`}
          label={t('period.from')}
          value={value.from}
          error={undefined}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DateField
          {...field}
          name={`${name}.to`}
          label={t('period.to')}
          value={value.to}
          error={error}
          help={help}
          onChange={(to) => onChange({ ...value, to })}
        />
      </Columns>
    </fieldset>
  );
}
