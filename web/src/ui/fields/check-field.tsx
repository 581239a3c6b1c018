import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons.tsx';
import { inElement } from '../in-element.tsx';
import styles from './check-field.module.css';
import { describedBy, type FieldProps, FieldNotes, RequiredMark } from './field.tsx';

export interface CheckFieldProps extends Omit<FieldProps<boolean>, 'label'> {
  readonly label: ReactNode;
}

/** A box to tick, its label beside it. */
export function CheckField({ label, value, onChange, ...field }: CheckFieldProps) {
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  return (
    <div className={styles['field']}>
      <label className={styles['row']}>
        <CheckBox
          name={field.name}
          checked={value}
          onChange={onChange}
          onBlur={() => field.onBlur?.()}
          disabled={field.disabled}
          aria-required={field.required || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(ids, field)}
        />
        <span>
          {inElement(label)}
          {field.required && <RequiredMark />}
        </span>
      </label>
      <div className={styles['notes']}>
        <FieldNotes ids={ids} field={field} />
      </div>
    </div>
  );
}

interface CheckBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-required'?: true | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The box alone, for labels that are laid out elsewhere. */
export function CheckBox({ onChange, ...native }: CheckBoxProps) {
  return (
    <span className={styles['box']}>
      <input {...native} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      <CheckIcon size={16} />
    </span>
  );
}
