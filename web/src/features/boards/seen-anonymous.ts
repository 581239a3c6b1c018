import { useState } from 'react';
import { useNotices } from '../../kernel/notices.ts';
import type { CallError } from '../../kernel/call-error.ts';
import { useReread } from './api.ts';

/**
 * Whether this form was opened in an anonymous board, which goes with what is sent: a board that tells names by now takes
 * nothing, says so once, and the next press is made in that knowledge.
 */
export function useSeenAnonymous(isAnonymousNow: boolean) {
  const [isAnonymous, setAnonymous] = useState(isAnonymousNow);
  const notices = useNotices();
  const reread = useReread();
  const refusals = {
    BOARD_NAMED: async (refusal: CallError) => {
      setAnonymous(false);
      await reread();
      await notices.fault(refusal);
    },
  };
  return { isAnonymous, refusals };
}
