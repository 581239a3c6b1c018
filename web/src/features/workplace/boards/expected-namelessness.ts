import type { Namelessness } from '@madang/contract/workplace/boards/routes.ts';
import { useState } from 'react';
import { useNotices } from '../../../kernel/notices.ts';
import type { CallError } from '../../../kernel/call-error.ts';
import { useReread } from './api.ts';

/**
 * Whether the board named no one when this form was opened, which goes with what is sent: a board that does not keep to it any
 * more takes nothing, says so once, and the next press is made in that knowledge.
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
