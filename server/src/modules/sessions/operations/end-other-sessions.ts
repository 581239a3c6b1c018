import { endOtherSessions as route } from '@madang/contract/sessions/routes.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';

/** Ends every session of the person but this one. */
export const endOtherSessions = operation(route, async ({ kernel, session, request }) => {
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    await endSessionsOf(tx, session, session.tokenHash);
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'end-other-sessions',
      target: { kind: 'person', id: session.personId },
    });
  });
  return { result: 'success' as const };
});
