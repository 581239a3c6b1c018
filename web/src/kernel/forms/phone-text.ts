import { koreanCallingCode, splitPhone } from '@madang/contract/kernel/phone.ts';
import { useState } from 'react';
import type { PhoneValue } from '../../ui/fields/phone-field.tsx';
import { wholeNumber } from './phone-typing.ts';

interface PhoneText {
  /** `+82-2-1234-5678`; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** LIM-04: a number that is kept as one text, for a field with its calling code, which stays chosen while nothing is typed. */
export function usePhoneText({ value, onChange }: PhoneText) {
  const [typed, setTyped] = useState(() => inParts(value));
  return {
    // What was put there by another hand is shown instead of what was typed before.
    value: wholeNumber(typed) === value ? typed : inParts(value),
    onChange: (next: PhoneValue) => {
      setTyped(next);
      onChange(wholeNumber(next));
    },
  };
}

function inParts(value: string): PhoneValue {
  const { callingCode, parts } = splitPhone(value);
  return { countryCode: callingCode || koreanCallingCode, number: parts.join('-') };
}
