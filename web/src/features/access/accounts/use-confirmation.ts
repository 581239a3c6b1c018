import { confirmAddress } from '@madang/contract/joining/signup/routes.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { toCallError } from '../../../kernel/call-error.ts';
import { useNotices } from '../../../kernel/notices.ts';

type ConfirmationState = 'asked' | 'done' | 'gone' | 'locked';

/** A mail address's confirmation by the secret of its link; a link without one is as good as used. */
export function useConfirmation(secret: string) {
  const notices = useNotices();
  const [state, setState] = useState<ConfirmationState>(secret === '' ? 'gone' : 'asked');
  const [busy, setBusy] = useState(false);

  const end = (next: ConfirmationState) => {
    setState(next);
    // What is used up does not stay in the address, nor in the history of a shared computer.
    history.replaceState(history.state, '', location.pathname + location.search);
    document.querySelector('h1')?.focus();
  };

  const confirm = async () => {
    setBusy(true);
    try {
      await call(confirmAddress, { body: { secret } });
      end('done');
    } catch (thrown) {
      const { errorCode } = toCallError(thrown);
      if (isGone(errorCode)) end('gone');
      // The secret stays in the address: it is still of use once the account's owner is signed in.
      else if (errorCode === 'AC100') setState('locked');
      else await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, confirm };
}

/** Expired, used, or cut short by a mail program. */
function isGone(errorCode: string): boolean {
  return errorCode === 'MB_M_CONFIRMATION_GONE' || errorCode === 'CO400';
}
