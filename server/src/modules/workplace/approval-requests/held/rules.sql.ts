import type { HeldKind } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';

/** Kinds of changes that a company holds back, each with its policy. */
export function heldOperationsOf(companyCode: string): RawBuilder<{ heldKind: HeldKind; approvalPolicyId: string }> {
  return sql`select held_kind as "heldKind", approval_policy_id as "approvalPolicyId" from held_operations
    where company_code = ${companyCode}`;
}

interface PolicyNames {
  readonly approvalPolicyId: string;
  readonly approvalPolicyName: string;
  readonly englishApprovalPolicyName: string;
}

export function policyNamesOf(companyCode: string): RawBuilder<PolicyNames> {
  return sql<PolicyNames>`
    select approval_policy_id as "approvalPolicyId", name as "approvalPolicyName", english_name as "englishApprovalPolicyName"
    from approval_policies where company_code = ${companyCode} order by sort_order, approval_policy_id`;
}

/** The policy of a kind, locked; of two who change it at once the later one sees what the first one left. */
export async function lockHeldPolicy(tx: Tx, companyCode: string, heldKind: HeldKind): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select approval_policy_id as id from held_operations
    where company_code = ${companyCode} and held_kind = ${heldKind} for update`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Has a kind of changes approved by a policy. The first one to hold it back wins; a change names the policy that it replaces. */
export async function upsertHeldPolicy(
  tx: Tx,
  companyCode: string,
  {
    heldKind,
    approvalPolicyId,
    before,
    actorId,
  }: {
    readonly heldKind: HeldKind;
    readonly approvalPolicyId: string;
    readonly before: string | null;
    readonly actorId: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into held_operations as h (company_code, held_kind, approval_policy_id, changed_by)
    values (${companyCode}, ${heldKind}, ${approvalPolicyId}::uuid, ${actorId}::uuid)
    on conflict (company_code, held_kind) do update set approval_policy_id = excluded.approval_policy_id,
      changed_by = excluded.changed_by, changed_at = app_now()
    where h.approval_policy_id = ${before}::uuid returning 1`.execute(tx);
  return rows.length === 1;
}

export async function deleteHeldPolicy(tx: Tx, companyCode: string, heldKind: HeldKind): Promise<void> {
  await sql`delete from held_operations where company_code = ${companyCode} and held_kind = ${heldKind}`.execute(tx);
}

/** Asks whether changes of some kind are held back by a policy. */
export function isHeldBy(companyCode: string, approvalPolicyId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from held_operations
    where company_code = ${companyCode} and approval_policy_id = ${approvalPolicyId}::uuid)`;
}
