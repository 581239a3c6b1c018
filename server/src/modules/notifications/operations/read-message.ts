import { readMessage as route } from '@madang/contract/notifications/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { markRead } from '../inbox.sql.ts';

/** Opening one's own mail is nobody's business: it leaves no trace in the audit. */
export const readMessageCall = operation(route, ({ kernel, session, params }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    if (!(await markRead(tx, session, params.messageId))) throw refuse('CO404');
    return { result: 'success' as const };
  }),
);
