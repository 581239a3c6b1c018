import { useState } from 'react';
import type { Fault } from '../../kernel/error-texts.ts';
import { useCode, type CodeAsk } from '../../kernel/calls/one-time-code.ts';
import { useSteps } from '../../kernel/pages/steps.ts';
import { noContact } from './contact.ts';
import { dropProof, keepProof, keptProof, type ProofPage } from './kept-proof.ts';
import { sendCode, type Activated, type WaitingAccount } from './api.ts';

export type AccountStep = 'identify' | 'code' | 'account' | 'done';

/** The account, and its company by the names that the answer of its activation leaves out. */
export type Joined = Activated &
  Pick<WaitingAccount, 'companyName' | 'englishCompanyName'> & {
    /** RCN-02: what was on record, where the optional part was declined. */
    readonly deleted: WaitingAccount['stored'];
  };

/** The way to an account that waits. The server holds the same steps and lets none be left out. */
export function useAccount(page: ProofPage) {
  const [kept] = useState(() => keptProof(page));
  /** Taken up again by a reload: the proof may be over by now, which is nobody's fault. */
  const [isResumed, setResumed] = useState(kept !== undefined);
  const [step, goTo] = useSteps<AccountStep>('identify', kept && 'account');
  const [option, setOption] = useState(kept ?? noContact.option);
  const [ended, setEnded] = useState<Fault>();
  const [activated, setActivated] = useState<Joined>();
  const code = useCode<CodeAsk>({ request: sendCode, onVerified: () => prove() });
  const { sent, verify, endCode } = code;

  const send = async (ask: CodeAsk) => {
    await code.send(ask);
    setEnded(undefined);
    goTo('code');
  };

  /** By a code; a certification key or an initial password proves at once. */
  const prove = () => {
    if (option !== 'promotionCode') keepProof(page, option);
    setEnded(undefined);
    goTo('account');
  };

  /** The proof ran out, or was used in another window: from the beginning, saying why. */
  const beginAnew = (fault?: Fault) => {
    dropProof(page);
    setResumed(false);
    code.forget();
    setEnded(fault);
    goTo('identify');
  };

  const finish = (joined: Joined) => {
    dropProof(page);
    setActivated(joined);
    goTo('done');
  };

  const shown = { step, option, sent, ended, activated, isResumed };
  return { ...shown, choose: setOption, send, verify, endCode, prove, beginAnew, finish };
}
export type AccountWay = ReturnType<typeof useAccount>;
