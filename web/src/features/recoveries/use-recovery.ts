import { targetSends } from '@madang/contract/otp/limits.ts';
import { useState } from 'react';
import { toCallError } from '../../kernel/call-error.ts';
import type { Fault } from '../../kernel/error-texts.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { sendRecoveryCode, verifyCode, type Ask } from './api.ts';

/** OTP-03: how long one contact waits for its next code. */
const resendMs = (targetSends[0]?.seconds ?? 0) * 1000;

/** A code on its way. Whether it went anywhere is not told to everyone, so nothing here says so. */
export interface SentCode {
  readonly ask: Ask;
  readonly personId: string;
  readonly validSeconds: number;
  /** In milliseconds of `Date.now()`. */
  readonly deadline: number;
  readonly resendAt: number;
  /** Why it is of no use any more. */
  readonly ended?: Fault;
}

export type RecoveryStep = 'identify' | 'code' | 'password' | 'done';

/** Codes that end the code itself; with all others another try may follow. */
const endings: ReadonlySet<string> = new Set(['OTP0005', 'OTP0006', 'OTP0007']);

/** The way of a recovery. The server holds the same steps and lets none be left out. */
export function useRecovery() {
  const language = useLanguage();
  const [step, setStep] = useState<RecoveryStep>('identify');
  const [sent, setSent] = useState<SentCode>();
  const [ended, setEnded] = useState<Fault>();

  const send = async (ask: Ask) => {
    const { personId, validSeconds } = await sendRecoveryCode(ask, language);
    const now = Date.now();
    const deadline = now + validSeconds * 1000;
    setSent({ ask, personId, validSeconds, deadline, resendAt: now + resendMs });
    setEnded(undefined);
    setStep('code');
  };

  const endCode = (fault: Fault) => setSent((before) => before && { ...before, ended: fault });

  /** What to say under the field, or nothing where the code was right or is over. */
  const verify = async (code: string): Promise<Fault | undefined> => {
    if (!sent) return undefined;
    try {
      await verifyCode(code, sent.personId);
      setStep('password');
      return undefined;
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (!endings.has(fault.code)) return fault;
      endCode(fault);
      return undefined;
    }
  };

  /** The proof ran out, or was used in another window: from the beginning, saying why. */
  const beginAnew = (fault?: Fault) => {
    setSent(undefined);
    setEnded(fault);
    setStep('identify');
  };

  return { step, sent, ended, send, verify, endCode, beginAnew, finish: () => setStep('done') };
}
export type Recovery = ReturnType<typeof useRecovery>;

export function faultOf(thrown: unknown): Fault {
  const { errorCode, params, errorMessage } = toCallError(thrown);
  return { code: errorCode, params, message: errorMessage };
}
