import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { describedBy, type FieldProps, FieldNotes, RequiredMark } from './field.tsx';
import styles from './radio-cards.module.css';

export interface RadioCardOption<T extends string> {
  readonly value: T;
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<T extends string> extends FieldProps<T | ''> {
  readonly options: readonly RadioCardOption<T>[];
  /** Cards side by side where there is room; one under the other without it. */
  readonly columns?: 1 | 2 | 3;
}

/** One of a few, each with a word of explanation; arrow keys move between the cards. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, value, onChange, options, columns = 1, ...field } = props;
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  return (
    <fieldset
      className={styles['group']}
      data-field={field.name}
      aria-required={field.required || undefined}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={describedBy(ids, field)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      onBlur={() => field.onBlur?.()}
    >
      <legend className={styles['legend']} id={`${id}-label`}>
        <span>{label}</span>
        {field.required && <RequiredMark />}
      </legend>
      <div className={cx(styles['cards'], styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles['card']}>
            <input
              type="radio"
              name={field.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={field.disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={styles['texts']}>
              <span className={styles['title']}>{option.title}</span>
              {option.text !== undefined && <span className={styles['text']}>{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} field={field} />
    </fieldset>
  );
}
