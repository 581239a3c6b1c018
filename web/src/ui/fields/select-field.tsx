import type { HTMLInputAutoCompleteAttribute } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

export interface SelectFieldProps extends FieldProps<string> {
  readonly options: readonly Choice[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** One of a list, as the system draws it: light, and right on every phone. */
export function SelectField({ value, onChange, options, placeholder, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field field={field}>
      {(control) => (
        <span className={styles['frame']}>
          <select
            {...control}
            className={cx(control.className, styles['select'])}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}
