import type { Namelessness } from '@madang/contract/workplace/boards/routes.ts';
import { useState } from 'react';
import { useNotices } from '../../../kernel/notices.ts';
import type { CallError } from '../../../kernel/call-error.ts';
import { useReread } from './api.ts';

/**
 * Returns the anonymity that the board had when the form opened, sent with the form. A board that shows authors since then
 * refuses once with a notice; the next submit accepts it.
 */
export function useExpectedNamelessness({ isAnonymous, isNameless }: Namelessness) {
  const [expected, setExpected] = useState<Namelessness>({ isAnonymous, isNameless });
  const notices = useNotices();
  const reread = useReread();
  const refusals = {
    BOARD_NAMED: async (refusal: CallError) => {
      setExpected({ isAnonymous: false, isNameless: false });
      await reread();
      await notices.showError(refusal);
    },
  };
  return { expected, refusals };
}
