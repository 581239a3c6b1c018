import { useState } from 'react';
import type { Fault } from '../../kernel/error-texts.ts';
import { sendRecoveryCode, type Ask } from './api.ts';
import { useCode } from '../../kernel/calls/one-time-code.ts';
import { useSteps } from '../../kernel/pages/steps.ts';

export type RecoveryStep = 'identify' | 'code' | 'password' | 'done';

/** The way of a recovery. The server holds the same steps and lets none be left out. */
export function useRecovery() {
  const [step, goTo] = useSteps<RecoveryStep>('identify');
  const [ended, setEnded] = useState<Fault>();
  const code = useCode<Ask>({ request: sendRecoveryCode, onVerified: () => goTo('password') });
  const { sent, verify, endCode } = code;

  const send = async (ask: Ask) => {
    await code.send(ask);
    setEnded(undefined);
    goTo('code');
  };

  /** The proof ran out, or was used in another window: from the beginning, saying why. */
  const beginAnew = (fault?: Fault) => {
    code.forget();
    setEnded(fault);
    goTo('identify');
  };

  return { step, sent, ended, send, verify, endCode, beginAnew, finish: () => goTo('done') };
}
export type Recovery = ReturnType<typeof useRecovery>;
