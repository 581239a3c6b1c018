import { useState } from 'react';
import type { FieldError } from '../../../kernel/error-texts.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { proveByPin, sendRecoveryCode, type Ask, type Identity } from './api.ts';
import { isRunning, type SentCode, useCode } from '../../../kernel/calls/one-time-code.ts';
import { useSteps } from '../../../kernel/pages/steps.ts';

export type RecoveryStep = 'identify' | 'code' | 'password' | 'done';

type RecoveryPlace =
  | { readonly step: 'code'; readonly sent: SentCode<Ask> }
  | { readonly step: 'password'; readonly loginId: string }
  | { readonly step: 'done' };

/** The server has the proof for ten minutes, and says itself when it is over. */
function mayTakeUp(place: RecoveryPlace): boolean {
  return place.step !== 'code' || isRunning(place.sent);
}

/** The way of a recovery. The server holds the same steps and lets none be left out. */
export function useRecovery() {
  const { place, goTo, begin } = useSteps(mayTakeUp);
  const language = useLanguage();
  const [ended, setEnded] = useState<FieldError>();
  const { sent, send, verify, endCode } = useCode<Ask>({
    request: sendRecoveryCode,
    sent: place?.step === 'code' ? place.sent : undefined,
    onSent: (next) => {
      setEnded(undefined);
      goTo({ step: 'code', sent: next });
    },
    onVerified: ({ loginId }) => goTo({ step: 'password', loginId }),
  });
  /** A key or a PIN proves its holder at once: no code is awaited. */
  const proveAtOnce = async ({ option, loginId: typedId, target }: Identity) => {
    if (option === 'pin') await proveByPin(typedId, target);
    else await sendRecoveryCode({ option, loginId: typedId, target }, language);
    setEnded(undefined);
    goTo({ step: 'password', loginId: typedId });
  };
  const step: RecoveryStep = place?.step ?? 'identify';
  const loginId = place?.step === 'password' ? place.loginId : (sent?.ask.loginId ?? '');

  /** The proof ran out, or was used in another window: from the beginning, saying why. */
  const beginAnew = (fieldError?: FieldError) => {
    setEnded(fieldError);
    begin();
  };

  return {
    step,
    sent,
    loginId,
    ended,
    send,
    proveAtOnce,
    verify,
    endCode,
    beginAnew,
    finish: () => goTo({ step: 'done' }),
  };
}
export type Recovery = ReturnType<typeof useRecovery>;
