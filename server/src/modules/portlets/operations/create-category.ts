import { createCategory as route } from '@madang/contract/portlets/wire.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { ensureCategory } from '../portlets.sql.ts';

/** Repeating it makes no second category and answers the first one. */
export const createCategoryCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const categoryNumber = await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const category = await ensureCategory(tx, companyCode, call.body);
    const target = { kind: 'portlet-category', id: String(category.categoryNumber) };
    if (category.isNew) await writeAudit(tx, { ...actor, operation: 'create-category', target });
    return category.categoryNumber;
  });
  return { result: 'success' as const, categoryNumber };
});
