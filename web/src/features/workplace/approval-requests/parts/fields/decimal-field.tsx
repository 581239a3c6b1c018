import { useState } from 'react';
import type { FieldProps } from '../../../../../ui/fields/field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';

/** A number with decimals; what is no number yet stays as it is typed, and the form says so. */
export function DecimalField({ value, onChange, ...field }: FieldProps<number | null>) {
  const [typed, setTyped] = useState(value === null || Number.isNaN(value) ? '' : String(value));
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const plain = next.trim().replaceAll(',', '');
        onChange(plain === '' ? null : Number(plain));
      }}
    />
  );
}
