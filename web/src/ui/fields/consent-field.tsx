import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons.tsx';
import check from './check-field.module.css';
import { CheckBox } from './check-field.tsx';
import styles from './consent-field.module.css';
import { type FieldProps, FieldNotes } from './field.tsx';

export interface ConsentFieldProps extends FieldProps<boolean> {
  /** 'Required' or 'optional', in words. */
  readonly tag: string;
  /** Text to which the user consents; shown when opened. */
  readonly children: ReactNode;
  /** The name of the button that opens it: 'Show terms'. */
  readonly openText: string;
  /** The language of the label, where it is not the page's (ACS-06). */
  readonly lang?: string | undefined;
  readonly onOpen?: () => void;
  /** True if the text of the consent is shown from the start. */
  readonly startsOpen?: boolean;
}

/** A box to tick, with the text that it stands for folded beneath. */
export function ConsentField(props: ConsentFieldProps) {
  const { label, tag, value, onChange, children, openText, onOpen, lang, startsOpen = false, ...field } = props;
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  const toggle = () => {
    if (!open) onOpen?.();
    setOpen(!open);
  };
  return (
    <div className={cx(styles['consent'], startsOpen && styles['message'])}>
      <div className={styles['head']}>
        <label className={styles['label']}>
          <CheckBox
            name={field.name}
            checked={value}
            onChange={onChange}
            onBlur={() => field.onBlur?.()}
            disabled={field.disabled}
            aria-required={field.required || undefined}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={field.error ? ids.error : undefined}
          />
          <span id={`${id}-label`}>
            <span lang={lang}>{label}</span>{' '}
            <span className={cx(styles['tag'], field.required && styles['required'])}>{tag}</span>
          </span>
        </label>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          aria-label={`${label}: ${openText}`}
          title={openText}
          onClick={toggle}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <div
        id={`${id}-text`}
        className={styles['text']}
        hidden={!open}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long terms scroll in their own frame, by keyboard too
        tabIndex={0}
        role="region"
        aria-labelledby={`${id}-label`}
      >
        {open && children}
      </div>
      <div className={check['notes']}>
        <FieldNotes ids={ids} field={field} />
      </div>
    </div>
  );
}
