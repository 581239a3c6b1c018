import { orderLinks as route } from '@madang/contract/quick-links/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { orderMatchesExpected } from '../../../kernel/db/matches-expected.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { selectLinks, updateOrder } from '../links.sql.ts';

/** Two who order at once would lock the rows crosswise, so the company is held first. */
export const orderLinksCall = operation(route, (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    const present = (await selectLinks(tx, companyCode)).map(({ linkId }) => linkId);
    if (!orderMatchesExpected(present, call.body.expected, call.body.linkIds)) throw refuse('EDIT_CONFLICT');
    if ((await updateOrder(tx, companyCode, call.body.linkIds)) === 0) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: 'order-links', target: { kind: 'company', id: companyCode } });
    return { result: 'success' as const };
  });
});
