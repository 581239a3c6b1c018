import { changeApprovalSettings as route } from '@madang/contract/approvals/routes.ts';
import { approvalDefaults } from '@madang/contract/approvals/limits.ts';
import type { ApprovalSettings } from '@madang/contract/approvals/rules.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf, type Author } from '../../../kernel/audit/author.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { upsertSettings } from '../approvals.sql.ts';

export function changeApprovalSettings(
  db: Database,
  author: Author,
  settings: ApprovalSettings,
): Promise<{ result: 'success' }> {
  return inCompany(db, author.companyCode, async (tx) => {
    await upsertSettings(tx, author.companyCode, settings);
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
