import { readApprovalSettings as route } from '@madang/contract/approvals/routes.ts';
import { defaultSettings } from '@madang/contract/approvals/rules.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectSettings } from '../approvals.sql.ts';

/** A company that never made its configuration works by the defaults. */
export const readApprovalSettingsCall = operation(route, ({ kernel, session: { companyCode } }) =>
  inCompany(kernel.db, companyCode, async (tx) => {
    const stored = await selectSettings(tx, companyCode);
    return {
      settings: stored?.settings ?? defaultSettings,
      defaults: defaultSettings,
      changedAt: stored?.changedAt.toISOString() ?? null,
    };
  }),
);
