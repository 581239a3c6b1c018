import { createApprovalCompany as route } from '@madang/contract/approvals/wire.ts';
import { defaultSettings } from '@madang/contract/approvals/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockSetUp } from '../../companies/index.ts';
import { insertSettings } from '../approvals.sql.ts';

/** Makes the configuration that a company begins with; the database decides whether it stands already. */
export const createApprovalCompanyCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const { companyCode } = session;
  requireOwnCompany(session, body.companyCode);
  const { keptDays, maxApprovers, documentOwner } = body;
  return inCompany(kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const created = await insertSettings(tx, companyCode, {
      ...defaultSettings,
      keptDays,
      maxApprovers,
      documentOwner,
    });
    if (!created) throw refuse('AP199');
    const target = { kind: 'approval-configuration', id: body.configurationId };
    await writeAudit(tx, { ...actorOf(call), operation: 'create-approval-company', target });
    return { result: 'success' as const };
  });
});
