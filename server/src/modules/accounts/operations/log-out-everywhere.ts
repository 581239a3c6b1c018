import { logOutEverywhere as route } from '@madang/contract/accounts/routes.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';

/** Ends every session of the person, this one included. */
export const logOutEverywhere = operation(route, async ({ kernel, session, request, setCookie }) => {
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    await endSessionsOf(tx, session);
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'log-out-everywhere',
      target: { kind: 'person', id: session.personId },
    });
  });
  setCookie('session', null);
  return { result: 'success' as const };
});
