import { type RawBuilder, sql } from 'kysely';
import type { ApprovalSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { approvalDefaults } from '@madang/contract/workplace/approvals/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';

export async function selectSettings(
  tx: Tx,
  companyCode: string,
): Promise<{ settings: ApprovalSettings; changedAt: Date } | undefined> {
  const row = await tx
    .selectFrom('approval_configurations')
    .selectAll()
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const settings = {
    keptDays: row.kept_days,
    maxApprovers: row.max_approvers,
    maxAgreers: row.max_agreers,
    maxReferees: row.max_referees,
    maxReceivers: row.max_receivers,
    allowsDelegation: row.allows_delegation,
    allowsLaterApproval: row.allows_later_approval,
    documentOwner: row.document_owner === 'department' ? 'department' : 'company',
  } as const;
  return { settings, changedAt: row.changed_at };
}

/** The most approvers of a route, as a part of another module's statement. */
export function maxApproversOf(companyCode: string): RawBuilder<number> {
  return sql<number>`coalesce((select max_approvers from approval_configurations where company_code = ${companyCode}),
    ${approvalDefaults.approvers}::integer)`;
}

/** The same, held until the transaction ends: of a policy and a lower number at once the later one sees the other. */
export async function lockMaxApprovers(tx: Tx, companyCode: string): Promise<number> {
  const row = await tx
    .selectFrom('approval_configurations')
    .select('max_approvers')
    .where('company_code', '=', companyCode)
    .forShare()
    .executeTakeFirst();
  return row?.max_approvers ?? approvalDefaults.approvers;
}

/** True where the company allows an approver to delegate. */
export async function allowsDelegation(tx: Tx, companyCode: string): Promise<boolean> {
  const row = await tx
    .selectFrom('approval_configurations')
    .select('allows_delegation')
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  return row?.allows_delegation === true;
}

function rowOf(companyCode: string, settings: ApprovalSettings) {
  return {
    company_code: companyCode,
    configuration_id: approvalDefaults.configurationId,
    kept_days: settings.keptDays,
    max_approvers: settings.maxApprovers,
    max_agreers: settings.maxAgreers,
    max_referees: settings.maxReferees,
    max_receivers: settings.maxReceivers,
    allows_delegation: settings.allowsDelegation,
    allows_later_approval: settings.allowsLaterApproval,
    document_owner: settings.documentOwner,
  };
}

/** False where the company has its configuration already; of many at once one makes it. */
export async function insertSettings(tx: Tx, companyCode: string, settings: ApprovalSettings): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('approval_configurations')
    .values(rowOf(companyCode, settings))
    .onConflict((conflict) => conflict.column('company_code').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes the configuration; false where it is another by now than its author saw. */
export async function updateSettings(
  tx: Tx,
  companyCode: string,
  { settings, expected }: { readonly settings: ApprovalSettings; readonly expected: ApprovalSettings | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('approval_configurations')
    .set({ ...rowOf(companyCode, settings), changed_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where(matchesExpected(expected && rowOf(companyCode, expected), rowOf(companyCode, settings)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
