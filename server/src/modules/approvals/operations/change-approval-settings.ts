import { changeApprovalSettings as route } from '@madang/contract/approvals/routes.ts';
import { approvalDefaults } from '@madang/contract/approvals/limits.ts';
import { defaultSettings } from '@madang/contract/approvals/rules.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { insertSettings, updateSettings } from '../approvals.sql.ts';

/** A company that never made its configuration gets one of the defaults first, which is what its author saw. */
export function changeApprovalSettings(
  db: Database,
  actor: Actor,
  { expected, ...settings }: BodyOf<typeof route>,
): Promise<{ result: 'success' }> {
  return inCompany(db, actor.companyCode, async (tx) => {
    await insertSettings(tx, actor.companyCode, defaultSettings);
    if (!(await updateSettings(tx, actor.companyCode, { settings, expected }))) throw refuse('EDIT_CONFLICT');
    await writeAudit(tx, {
      ...actor,
      operation: 'change-approval-settings',
      target: { kind: 'approval-configuration', id: approvalDefaults.configurationId },
      fields: Object.keys(settings),
    });
    return { result: 'success' };
  });
}

export const changeApprovalSettingsCall = operation(route, (call) =>
  changeApprovalSettings(call.kernel.db, actorOf(call), call.body),
);
