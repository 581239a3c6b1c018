import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { toCallError } from '../../kernel/call-error.ts';
import { needsTicket } from '../../kernel/calls/desk-ticket.ts';
import { needsProof } from '../../kernel/calls/fresh-proof.ts';
import { thrownText } from '../../kernel/error-texts.ts';
import type { Notices } from '../../kernel/notices.ts';
import { absentText, isAbsent } from '../../kernel/pages/absent-text.ts';
import { isLoggedOut } from '../../kernel/session.ts';

/**
 * Shows a fault in the alert popup. After the end of a session, its person may sign in beside the page and save again.
 */
export const errorNotifier =
  (queries: QueryClient) =>
  async (thrown: unknown, notices: Pick<Notices, 'alert' | 'confirm'>): Promise<void> => {
    const failure = toCallError(thrown);
    if (isLoggedOut(thrown)) return (await import('./ask.ts')).ask(failure, notices, queries);
    // The person was asked for the password or a ticket, and would rather not.
    if (needsProof(thrown) || needsTicket(thrown)) return;
    if (failure.right) {
      const { RefusedText } = await import('./refused-text.tsx');
      return notices.alert(createElement(RefusedText, { text: thrownText(thrown), right: failure.right }));
    }
    // What someone else deleted in the meantime.
    return notices.alert(isAbsent(failure) ? absentText() : thrownText(thrown));
  };
