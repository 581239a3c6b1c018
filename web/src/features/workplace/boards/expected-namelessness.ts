import type { Namelessness } from '@madang/contract/workplace/boards/routes.ts';
import { useState } from 'react';
import { useNotices } from '../../../kernel/notices.ts';
import type { CallError } from '../../../kernel/call-error.ts';
import { useReread } from './api.ts';

/**
 * True if the form showed an anonymous board. A board that has changed since refuses once; the next press is made in
 * that knowledge.
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
