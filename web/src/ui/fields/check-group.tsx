import { type ReactNode, useId } from 'react';
import { CheckBox } from './check-field.tsx';
import styles from './check-group.module.css';
import { describedBy, type FieldProps, FieldNotes, RequiredMark } from './field.tsx';

/** Fields with one box each that belong together: in columns where there is room. */
export function CheckFields({ children }: { readonly children: ReactNode }) {
  return <div className={styles['boxes']}>{children}</div>;
}

export interface CheckGroupProps<T extends string> extends FieldProps<readonly T[]> {
  readonly options: readonly { readonly value: T; readonly label: string }[];
}

/** Several of a few, each with a box; they keep the order of the options. */
export function CheckGroup<T extends string>({ label, value, onChange, options, ...field }: CheckGroupProps<T>) {
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  const tick = (option: T, isTicked: boolean) =>
    onChange(options.map((each) => each.value).filter((each) => (each === option ? isTicked : value.includes(each))));
  return (
    <fieldset className={styles['group']} data-field={field.name} aria-describedby={describedBy(ids, field)}>
      <legend className={styles['legend']}>
        <span>{label}</span>
        {field.required && <RequiredMark />}
      </legend>
      <div className={styles['boxes']}>
        {options.map((option) => (
          <label key={option.value} className={styles['row']}>
            <CheckBox
              name={field.name}
              checked={value.includes(option.value)}
              disabled={field.disabled}
              onBlur={() => field.onBlur?.()}
              onChange={(isTicked) => tick(option.value, isTicked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} field={field} />
    </fieldset>
  );
}
