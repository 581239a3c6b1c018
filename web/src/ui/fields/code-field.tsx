import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './code-field.module.css';

export interface CodeFieldProps extends FieldProps<string> {
  readonly length?: number | undefined;
  /** Content beside the label: the timer. */
  readonly aside?: ReactNode;
  /** Called once with each full code, so that the last digit may send it. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

/**
 * A one-time code. One field, so that paste, autofill and screen readers see one; the boxes are drawn
 * behind it.
 */
export function CodeField({ value, onChange, length = 6, aside, onComplete, ...field }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = (typed: string) => {
    const digits = nextCode(typed, value, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  // A copied code is a whole one, whatever stood there; a text in which no code is certain changes nothing.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = codeWithin(event.clipboardData.getData('text'), length);
    if (pasted !== '') change(pasted);
  };
  // The boxes know one place to type at: the end. What was selected stays so, to be typed over.
  const toEnd = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (selectionStart === selectionEnd) input.current?.setSelectionRange(value.length, value.length);
  };
  return (
    <Field field={field} aside={aside}>
      {(control) => (
        <span className={styles['frame']}>
          <span className={styles['boxes']} aria-hidden="true">
            {Array.from({ length }, (_, place) => (
              <span key={place} className={boxClass({ place, value, length, focused, wrong: control['aria-invalid'] })}>
                {value[place]}
              </span>
            ))}
          </span>
          <input
            {...control}
            ref={input}
            className={styles['input']}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              control.onBlur?.();
            }}
            onPaste={paste}
            onSelect={toEnd}
          />
        </span>
      )}
    </Field>
  );
}

/** The digits of a text, those of full width as plain ones. */
export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}

/**
 * Finds a code in copied text: the only run of its length, also without single blanks and dashes. A wrong try would
 * count.
 */
export function codeWithin(text: string, length: number): string {
  const plain = text.normalize('NFKC');
  const runs = plain.match(/\d+/g) ?? [];
  const joined = (plain.match(/\d+(?:[ \-\u2010-\u2015]\d+)*/g) ?? []).map(digitsOf);
  for (const found of [runs, joined]) {
    const [code, second] = found.filter((run) => run.length === length);
    if (second !== undefined) return '';
    if (code !== undefined) return code;
  }
  // The beginning of a code, to be typed on.
  const [only = '', other] = joined;
  return other === undefined && only.length < length ? only : '';
}

/** The code after a change. A digit behind a full code begins the next one, for the full one was sent already. */
export function nextCode(typed: string, before: string, length: number): string {
  const digits = digitsOf(typed);
  if (before.length === length && digits.length > length && digits.startsWith(before))
    return digits.slice(length, 2 * length);
  const isPlain = /^[\d\s-]*$/.test(typed.normalize('NFKC'));
  if (digits === '' || (isPlain && digits.length <= length)) return digits;
  return codeWithin(typed, length) || before;
}

interface BoxState {
  readonly place: number;
  readonly value: string;
  readonly length: number;
  readonly focused: boolean;
  readonly wrong: boolean;
}

function boxClass({ place, value, length, focused, wrong }: BoxState): string {
  const isNext = focused && place === Math.min(value.length, length - 1);
  return cx(styles['box'], isNext && styles['next'], wrong && styles['wrong']);
}
