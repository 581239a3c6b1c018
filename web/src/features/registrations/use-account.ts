import { useState } from 'react';
import type { Fault } from '../../kernel/error-texts.ts';
import { useCode, type CodeAsk } from '../../kernel/calls/one-time-code.ts';
import { noContact } from './contact.ts';
import { sendCode, type Activated, type WaitingAccount } from './api.ts';

export type AccountStep = 'identify' | 'code' | 'account' | 'done';

/** The account, and its company by the names that the answer of its activation leaves out. */
export type Joined = Activated &
  Pick<WaitingAccount, 'companyName' | 'englishCompanyName'> & {
    /** RCN-02: what was on record, where the optional part was declined. */
    readonly deleted: WaitingAccount['stored'];
  };

/** The way to an account that waits. The server holds the same steps and lets none be left out. */
export function useAccount() {
  const [step, setStep] = useState<AccountStep>('identify');
  const [option, setOption] = useState(noContact.option);
  const [ended, setEnded] = useState<Fault>();
  const [activated, setActivated] = useState<Joined>();
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

  const finish = (joined: Joined) => {
    setActivated(joined);
    setStep('done');
  };

  return { step, option, choose: setOption, sent, ended, activated, send, verify, endCode, prove, beginAnew, finish };
}
export type AccountWay = ReturnType<typeof useAccount>;
