import { inboxLimits } from '@madang/contract/notifications/limits.ts';
import { listMessages as route } from '@madang/contract/notifications/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { presentMessage } from '../inbox.ts';
import { selectMessages } from '../inbox.sql.ts';

export const listMessagesCall = operation(route, async ({ kernel, session, query }) => {
  const found = await inCompany(kernel.db, session.companyCode, (tx) => selectMessages(tx, session, query.after));
  const page = found.slice(0, inboxLimits.rowsPerPage);
  const next = found.length > page.length ? (page.at(-1)?.messageId ?? null) : null;
  return { messages: page.map((stored) => presentMessage(kernel, stored)), next };
});
