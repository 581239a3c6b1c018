import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { oneTimeCode } from '@madang/contract/secrets/otp/rules.ts';
import { useState } from 'react';
import { type FieldError, errorText, fieldText } from '../../error-texts.ts';
import { useNotices } from '../../notices.ts';

interface CodeCalls {
  /** Checks a code and returns the error to show under the field, or undefined if the code was right or is over. */
  readonly verify: (code: string) => Promise<FieldError | undefined>;
  readonly send: () => Promise<void>;
}

/** A code as it is typed, checked and asked for again, where no form around it has it: what `CodeEntry` takes of it. */
export function useTypedCode({ verify, send }: CodeCalls) {
  const notices = useNotices();
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<FieldError>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();

  const change = (typed: string) => {
    setCode(typed);
    setFieldError(undefined);
  };
  const check = async (typed: string) => {
    if (busy) return;
    const read = oneTimeCode.safeParse(typed);
    if (!read.success) return setFieldError(fieldIssues(read.error)[0]);
    setBusy('checking');
    try {
      const wrong = await verify(read.data);
      // A wrong code makes room for the right one; what is said of it stays.
      if (wrong) {
        setCode('');
        setFieldError(wrong);
      }
    } finally {
      setBusy(undefined);
    }
  };
  const resend = async () => {
    setBusy('sending');
    try {
      await send();
      change('');
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    field: {
      label: fieldText('oneTimeCode'),
      value: code,
      onChange: change,
      error: fieldError && errorText(fieldError, 'oneTimeCode'),
    },
    busy,
    onCheck: (typed: string) => void check(typed),
    onResend: () => void resend(),
  };
}
