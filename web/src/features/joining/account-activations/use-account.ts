import { useState } from 'react';
import type { FieldError } from '../../../kernel/error-texts.ts';
import { isRunning, type SentCode, useCode } from '../../../kernel/calls/one-time-code.ts';
import { useSteps } from '../../../kernel/pages/steps.ts';
import { type ContactOption, noContact } from '../../access/identity-steps/index.ts';
import { sendCode, type Activated, type WaitingAccount } from './api.ts';

/** A PIN is set by who has an account. */
export type RegistrationOption = Exclude<ContactOption, 'pin'>;

export type AccountStep = 'identify' | 'code' | 'account' | 'done';

/** The account, and its company by the names that the answer of its activation leaves out. */
export type Joined = Activated &
  Pick<WaitingAccount, 'companyName' | 'englishCompanyName'> & {
    /** RCN-02: registered data of a person who declined the optional part. */
    readonly deleted: WaitingAccount['stored'];
  };

type AccountPlace =
  | { readonly step: 'code'; readonly sent: SentCode }
  /** Step after proof of the account, with the method of proof only, never the identity of the owner. */
  | { readonly step: 'account'; readonly option: RegistrationOption }
  | { readonly step: 'done' };

/** The server has the proof for ten minutes, and says itself when it is over; the account is shown once. */
function mayTakeUp(place: AccountPlace): boolean {
  return place.step === 'code' ? isRunning(place.sent) : place.step === 'account';
}

/** The way to an account that waits. The server holds the same steps and lets none be left out. */
export function useAccount() {
  const { place, isFound, goTo, begin } = useSteps(mayTakeUp);
  const code = useCode({
    request: sendCode,
    sent: place?.step === 'code' ? place.sent : undefined,
    onSent: (sent) => {
      setEnded(undefined);
      goTo({ step: 'code', sent });
    },
    onVerified: () => prove(),
  });
  const [option, setOption] = useState<RegistrationOption>(() => optionOf(place) ?? noContact.option);
  const [ended, setEnded] = useState<FieldError>();
  const [activated, setActivated] = useState<Joined>();
  const { sent, send, verify, endCode } = code;
  const step: AccountStep = place?.step ?? 'identify';

  /** Opens the account step of a way by code; an activation key or an initial password proves at once. */
  const prove = () => {
    setEnded(undefined);
    goTo({ step: 'account', option });
  };

  /** The proof ran out, or was used in another window: from the beginning, saying why. */
  const beginAnew = (fieldError?: FieldError) => {
    setEnded(fieldError);
    begin();
  };

  const finish = (joined: Joined) => {
    setActivated(joined);
    goTo({ step: 'done' });
  };

  const shown = { step, option, sent, ended, activated, isFound };
  return { ...shown, choose: setOption, send, verify, endCode, prove, beginAnew, finish };
}
export type AccountWay = ReturnType<typeof useAccount>;

function optionOf(place: AccountPlace | undefined): RegistrationOption | undefined {
  if (place?.step === 'code') return place.sent.ask.option;
  return place?.step === 'account' ? place.option : undefined;
}
