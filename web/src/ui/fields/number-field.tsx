import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { Suffixed } from './suffixed.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './text-field.module.css';
import { type NumberLimits, stepOf, stepped, typedNumber } from './typed-number.ts';

export interface NumberFieldProps extends FieldProps<number | undefined>, NumberLimits {
  /** Unit of the number, shown behind it in the same frame: 'days'. */
  readonly unit?: string;
}

/** Whole-number field: digits alone; arrow and page keys step within limits. Values outside are left to the schema. */
export function NumberField({ value, onChange, min, max, unit, ...field }: NumberFieldProps) {
  const type = (typed: string) => {
    const number = typedNumber(typed);
    if (number !== null) onChange(number);
  };
  return (
    <Field field={field}>
      {({ onKeyDown, ...control }) => {
        const input = (
          <input
            {...control}
            className={cx(control.className, styles['short'])}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-valuetext={value === undefined || unit === undefined ? undefined : `${value} ${unit}`}
            value={value ?? ''}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (!pressStep(event, (step) => onChange(stepped(value, step, { min, max })))) onKeyDown?.(event);
            }}
          />
        );
        return unit === undefined ? input : <Suffixed suffix={unit}>{input}</Suffixed>;
      }}
    </Field>
  );
}

/** Handles a step key and returns true if the key was one; with a modifier the key is left to the browser. */
function pressStep(event: KeyboardEvent, step: (by: number) => void): boolean {
  const by = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : stepOf(event.key);
  if (by === undefined || belongsToComposition(event)) return false;
  event.preventDefault();
  step(by);
  return true;
}
