import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { oneTimeCode } from '@madang/contract/secrets/otp/rules.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endsCode, fieldErrorOf, resendMs } from '../../../kernel/calls/one-time-code.ts';
import type { FieldError } from '../../../kernel/error-texts.ts';
import { checkVerification, sendVerification } from './api.ts';
import type { Invited } from './invited.ts';
import type { SignUpValues } from './values.ts';
import {
  firstVerification,
  isSame,
  nextVerification,
  type Target,
  targetOf,
  type Verification,
  type VerificationEvent,
} from './verification.ts';

/** The state alone, for the form's checks; it outlives every change of view, service and language. */
export function useVerificationState(invited: Invited | undefined) {
  const [state, setState] = useState<Verification>(() => firstVerification(invited));
  const notify = useCallback((event: VerificationEvent) => {
    const now = Date.now();
    setState((before) => nextVerification(before, event, now));
  }, []);
  useProofEnd(state, notify);
  return { state, notify };
}

/** A proof is taken for ten minutes; a form that took longer asks again before the server would. */
function useProofEnd(state: Verification, notify: (event: VerificationEvent) => void) {
  useEffect(() => {
    if (state.phase !== 'verified' || 'isByLink' in state) return;
    const timer = setTimeout(() => notify({ kind: 'ranOut' }), state.deadline - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [state, notify]);
}

interface VerificationParts {
  readonly service: ServiceType;
  readonly invited: Invited | undefined;
  readonly language: Language;
  readonly values: SignUpValues;
  readonly state: Verification;
  readonly notify: (event: VerificationEvent) => void;
  readonly refuse: (fields: Readonly<Record<string, FieldError>>) => void;
  readonly clearCode: () => void;
}

type Focus = 'code' | 'outcome';

/** Sending and checking, and where the focus goes when what was pressed is no longer there. */
export function useVerification(parts: VerificationParts) {
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [lastSend, setLastSend] = useState<{ readonly target: Target; readonly at: number }>();
  const focus = useRef<Focus>(undefined);
  const { invited, language, values, state, notify, refuse, clearCode } = parts;

  const send = async () => {
    const { field, target, fieldError } = targetOf(values, parts);
    if (fieldError) return refuse({ [field]: fieldError });
    setBusy('sending');
    try {
      const sent = await (invited?.sendCode ?? sendVerification)(target, language);
      if (!sent) return;
      const { personId, validSeconds } = sent;
      clearCode();
      setLastSend({ target, at: Date.now() });
      focus.current = target.option === 'opencode' ? 'outcome' : 'code';
      notify({ kind: 'sent', target, personId, validSeconds });
    } catch (thrown) {
      refuse({ [field]: fieldErrorOf(thrown) });
    } finally {
      setBusy(undefined);
    }
  };

  const check = async (typed = values.oneTimeCode) => {
    if (state.phase !== 'sent' || busy) return;
    const code = oneTimeCode.safeParse(typed);
    if (!code.success) return refuse({ oneTimeCode: fieldIssues(code.error)[0] ?? { code: 'MB_M_OTP_INVALID' } });
    setBusy('checking');
    try {
      await checkVerification(code.data, state.personId, invited?.option ? undefined : state.target.value);
      focus.current = 'outcome';
      notify({ kind: 'verified' });
    } catch (thrown) {
      const fieldError = fieldErrorOf(thrown);
      // A wrong code makes room for the right one; what is said of it stays.
      clearCode();
      if (!endsCode(fieldError)) return refuse({ oneTimeCode: fieldError });
      focus.current = 'outcome';
      notify({ kind: 'refused', fieldError });
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    send,
    check,
    /** Returns the time at which the target may have its next code, if it has to wait. */
    resendAt: (target: Target | undefined) =>
      target && lastSend && isSame(lastSend.target, target) ? lastSend.at + resendMs : undefined,
    /** Returns the focus target after this change, once. */
    takeFocus: () => {
      const wanted = focus.current;
      focus.current = undefined;
      return wanted;
    },
  };
}
