import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldProps<string> {
  readonly rows?: number;
  readonly readOnly?: boolean;
  /** Codes, addresses and domains are not words to correct. */
  readonly spellCheck?: boolean;
  /** Language of the typed text, if not the page's. */
  readonly lang?: string;
}

/** Several lines of text. */
export function TextAreaField({
  value,
  onChange,
  rows = 4,
  readOnly,
  spellCheck = false,
  lang,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field field={field}>
      {(control) => (
        <textarea
          {...control}
          {...{ rows, readOnly, spellCheck, lang }}
          className={cx(control.className, styles['area'])}
          autoCapitalize="none"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
