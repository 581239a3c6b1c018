import { logOut as route } from '@madang/contract/accounts/routes.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endPendingLogIn } from '../../../kernel/session/pending-log-in.ts';
import { endSession, readSession } from '../../../kernel/session/session.ts';

/** Ends this browser's session, or its log-in that waits for consent; one that has ended already is logged out too. */
export const logOut = operation(route, async ({ kernel, request, readCookie, setCookie }) => {
  const secret = readCookie('session');
  const session = secret === undefined ? undefined : await readSession(kernel.db, secret, readCookie('setUp'));
  const pendingSecret = readCookie('pending');
  if (pendingSecret !== undefined) await endPendingLogIn(kernel.db, pendingSecret);
  setCookie('pending', null);
  setCookie('session', null);
  if (session) {
    await inCompany(kernel.db, session.companyCode, async (tx) => {
      await endSession(tx, session.tokenHash);
      await writeAudit(tx, {
        ...actorOf({ session, request }),
        operation: 'log-out',
        target: { kind: 'person', id: session.personId },
      });
    });
  }
  return { result: 'success' as const };
});
