import { removeMobile as route } from '@madang/contract/profiles/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { deleteMobile, refuseSynchronising, sendAccountNotice } from '../../accounts/index.ts';
import { noticeTime } from '../contacts.ts';

/** The number is gone from the row and from what it is found by, and serves no more to come back into the account. */
export const removeMobileCall = operation(route, async ({ kernel, session, request }) => {
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    await refuseSynchronising(tx, session);
    // Before it is gone, for the number may be the only place to tell it to.
    await sendAccountNotice(tx, kernel, session, { changed: 'mobile', changedAt: await noticeTime(tx) });
    if (!(await deleteMobile(tx, session))) throw refuse('CO404');
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'remove-mobile',
      target: { kind: 'person', id: session.personId },
      fields: ['mobile'],
    });
  });
  return { result: 'success' as const };
});
