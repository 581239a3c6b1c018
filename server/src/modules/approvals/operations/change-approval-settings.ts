import { changeApprovalSettings as route } from '@madang/contract/approvals/routes.ts';
import { approvalDefaults } from '@madang/contract/approvals/limits.ts';
import { defaultSettings } from '@madang/contract/approvals/rules.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf, type Author } from '../../../kernel/audit/author.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { insertSettings, updateSettings } from '../approvals.sql.ts';

/** A company that never made its configuration gets one of the defaults first, which is what its author saw. */
export function changeApprovalSettings(
  db: Database,
  author: Author,
  { expected, ...settings }: BodyOf<typeof route>,
): Promise<{ result: 'success' }> {
  return inCompany(db, author.companyCode, async (tx) => {
    await insertSettings(tx, author.companyCode, defaultSettings);
    if (!(await updateSettings(tx, author.companyCode, { settings, expected }))) throw refuse('EDIT_CONFLICT');
    await writeAudit(tx, {
      ...author,
      operation: 'change-approval-settings',
      target: { kind: 'approval-configuration', id: approvalDefaults.configurationId },
      fields: Object.keys(settings),
    });
    return { result: 'success' };
  });
}

export const changeApprovalSettingsCall = operation(route, (call) =>
  changeApprovalSettings(call.kernel.db, authorOf(call), call.body),
);
