import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldProps<string> {
  readonly rows?: number;
  readonly readOnly?: boolean;
  /** Codes, addresses and domains are not words to correct. */
  readonly spellCheck?: boolean;
}

/** Several lines of text. */
export function TextAreaField({
  value,
  onChange,
  rows = 4,
  readOnly,
  spellCheck = false,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field field={field}>
      {(control) => (
        <textarea
          {...control}
          {...{ rows, readOnly, spellCheck }}
          className={cx(control.className, styles['area'])}
          autoCapitalize="none"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
