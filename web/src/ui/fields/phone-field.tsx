import { type ClipboardEvent, useId } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './phone-field.module.css';
import type { Choice } from './select-field.tsx';

export interface PhoneValue {
  /** Calling code with the plus: `+82`. */
  readonly countryCode: string;
  readonly number: string;
}

export interface PhoneFieldProps extends FieldProps<PhoneValue> {
  /** Values are codes with the plus; labels name the countries. */
  readonly countryCodes: readonly Choice[];
  /** Takes a pasted number in the field's stead; typed ones are left as they are. */
  readonly onPasteNumber?: (pasted: string) => void;
  readonly action?: React.ReactNode;
  readonly placeholder?: string;
}

/** A telephone number: country code and the number within the country, in one frame. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, countryCodes, onPasteNumber, action, placeholder, ...field } = props;
  const texts = useUiTexts();
  const labelId = useId();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!onPasteNumber) return;
    event.preventDefault();
    onPasteNumber(event.clipboardData.getData('text').trim());
  };
  return (
    <Field field={field} action={action}>
      {(control) => (
        <span className={styles['frame']} data-field={field.name}>
          <span className={styles['code']}>
            {/* The list names countries; the closed field shows the code alone. */}
            <span className={styles['shown']} aria-hidden="true">
              <span>{value.countryCode}</span>
              <ChevronDownIcon size={16} />
            </span>
            <select
              id={labelId}
              aria-label={`${field.label} ${texts.countryCode}`}
              autoComplete="tel-country-code"
              disabled={field.disabled}
              value={value.countryCode}
              onChange={(event) => onChange({ ...value, countryCode: event.target.value })}
            >
              {countryCodes.map((code) => (
                <option key={code.value} value={code.value}>
                  {`${code.label} (${code.value})`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            name={field.name && `${field.name}.number`}
            className={cx(control.className, styles['number'])}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={placeholder}
            value={value.number}
            onChange={(event) => onChange({ ...value, number: event.target.value })}
            onPaste={paste}
          />
        </span>
      )}
    </Field>
  );
}
