import { useState } from 'react';
import type { Fault } from '../../kernel/error-texts.ts';
import { useCode, type CodeAsk } from '../../kernel/calls/one-time-code.ts';
import { sendCode, type Activated } from './api.ts';

export type AccountStep = 'identify' | 'code' | 'account' | 'done';

/** The way to an account that waits. The server holds the same steps and lets none be left out. */
export function useAccount() {
  const [step, setStep] = useState<AccountStep>('identify');
  const [ended, setEnded] = useState<Fault>();
  const [activated, setActivated] = useState<Activated>();
  const code = useCode<CodeAsk>({ request: sendCode, onVerified: () => setStep('account') });
  const { sent, verify, endCode } = code;

  const send = async (ask: CodeAsk) => {
    await code.send(ask);
    setEnded(undefined);
    setStep('code');
  };

  /** A certification key or an initial password proves at once. */
  const prove = () => {
    setEnded(undefined);
    setStep('account');
  };

  /** The proof ran out, or was used in another window: from the beginning, saying why. */
  const beginAnew = (fault?: Fault) => {
    code.forget();
    setEnded(fault);
    setStep('identify');
  };

  const finish = (given: Activated) => {
    setActivated(given);
    setStep('done');
  };

  return { step, sent, ended, activated, send, verify, endCode, prove, beginAnew, finish };
}
export type AccountWay = ReturnType<typeof useAccount>;
