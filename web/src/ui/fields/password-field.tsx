import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Announcement } from '../visually-hidden.tsx';
import { cx } from '../cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { inElement } from '../in-element.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete: 'new-password' | 'current-password';
  readonly aside?: ReactNode;
  /** Typing stops here; a longer paste stays whole, so that the rule can refuse it (PWD-05). */
  readonly typingLimit?: number;
  /** Called after a change beyond the limit, kept or not, so that the field can say why. */
  readonly onTooLong?: () => void;
}

/** A password that can be shown while it is typed, and that says when caps lock is on. */
export function PasswordField({ value, onChange, autoComplete, aside, ...others }: PasswordFieldProps) {
  const { typingLimit = Infinity, onTooLong, ...field } = others;
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const help = capsLock ? <CapsLockNote text={texts.capsLock}>{field.help}</CapsLockNote> : field.help;
  const change = (typed: string, inputType: string | undefined) => {
    // A password manager may insert a whole text as a keyboard does its letters.
    const isOneLetter = inputType === 'insertText' && typed.length === value.length + 1;
    const isTooLong = typed.length > typingLimit;
    if (!isTooLong || !isOneLetter) onChange(typed);
    if (isTooLong) onTooLong?.();
  };
  return (
    <Field field={{ ...field, help }} aside={aside}>
      {(control) => (
        <span className={styles['frame']}>
          {/* The focus is in the field already, so its fault would not be read out. */}
          <Announcement text={value.length >= typingLimit ? (field.error ?? '') : ''} />
          <input
            {...control}
            className={cx(control.className, styles['input'])}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).inputType)}
            onKeyDown={noticeCapsLock}
            onKeyUp={noticeCapsLock}
          />
          <button
            type="button"
            className={styles['toggle']}
            // A form has several: each says whose letters it shows.
            aria-label={`${shown ? texts.hidePassword : texts.showPassword}: ${field.label}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  );
}

function CapsLockNote({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <span>
      <strong role="status">{text}</strong> {inElement(children)}
    </span>
  );
}
