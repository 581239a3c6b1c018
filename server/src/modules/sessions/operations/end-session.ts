import { endSession as route } from '@madang/contract/sessions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endSessionById } from '../../../kernel/session/session-list.ts';

/** Ends one session of the person's own; another's is as unknown as none. */
export const endSession = operation(route, async ({ kernel, session, params, request, setCookie }) => {
  const ended = await inCompany(kernel.db, session.companyCode, async (tx) => {
    const tokenHash = await endSessionById(tx, session, params.sessionId);
    if (!tokenHash) throw refuse('CO404');
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'end-session',
      target: { kind: 'session', id: params.sessionId },
    });
    return tokenHash;
  });
  if (ended.equals(session.tokenHash)) setCookie('session', null);
  return { result: 'success' as const };
});
