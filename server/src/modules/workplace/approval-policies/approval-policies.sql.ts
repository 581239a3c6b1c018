import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';
import { namedRows } from '../../../kernel/rows/named-rows.ts';
import { restore, restoreOrder, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';

/** Names of policies, for the audit log. */
export const approvalPolicyNamesOf = namedRows({
  table: 'approval_policies',
  id: 'approval_policy_id',
  name: 'name',
  englishName: 'english_name',
});

/** The company's day. */
export const todayOf = (companyCode: string): RawBuilder<string> =>
  sql<string>`(select ${todayIn(sql`time_zone`)} from companies where company_code = ${companyCode})`;

/** Locks people in service until the transaction ends, and returns their IDs. */
export async function lockPeopleInService(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select person_id as id from people where company_code = ${companyCode} and person_id = any(${personIds}::uuid[])
      and closed_at is null and ${inServiceIn('people')} order by person_id for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

interface Writing {
  readonly id: string;
  readonly version: number;
  readonly given: ApprovalPolicyInput;
  readonly actorId: string | undefined;
}

/** Inserts a policy at the end of the order; undefined where the company has `limit` already, whose row the caller locks. */
export async function insertApprovalPolicy(
  tx: Tx,
  companyCode: string,
  { given, limit }: { readonly given: ApprovalPolicyInput; readonly limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into approval_policies (company_code, name, english_name, sort_order)
    select ${companyCode}, ${given.approvalPolicyName}, ${given.englishApprovalPolicyName}, existing.last + 1
    from (select count(*) as count, coalesce(max(sort_order), 0) as last from approval_policies
      where company_code = ${companyCode}) existing
    where existing.count < ${limit}
    returning approval_policy_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Writes a version; a day that is past counts as today. */
export async function insertVersion(
  tx: Tx,
  companyCode: string,
  { id, version, given, actorId }: Writing,
): Promise<void> {
  await sql`
    insert into approval_policy_versions (company_code, approval_policy_id, version, name, english_name, department_code,
      job_rank_code, document_kind, amount_from, amount_to, is_active, active_from, steps, changed_by)
    values (${companyCode}, ${id}::uuid, ${version}, ${given.approvalPolicyName}, ${given.englishApprovalPolicyName},
      nullif(${given.coveredDepartmentCode}, ''), nullif(${given.coveredJobRankCode}, ''), ${given.documentKind},
      ${given.amountFrom}::bigint, ${given.amountTo}::bigint, ${given.isPolicyActive},
      greatest(${given.activeFrom}::date, ${todayOf(companyCode)}), ${JSON.stringify(given.approvalSteps)}::jsonb,
      ${actorId ?? null}::uuid)`.execute(tx);
}

export type Renewed = 'absent' | 'conflict' | 'full' | number;

/** Locks a policy and gives it its next version number, unless it is another by now than the caller saw. */
export async function renewApprovalPolicy(
  tx: Tx,
  companyCode: string,
  id: string,
  { given, expected }: { readonly given: ApprovalPolicyInput; readonly expected: number | undefined },
): Promise<Renewed> {
  const row = await tx
    .selectFrom('approval_policies')
    .select('version')
    .where('company_code', '=', companyCode)
    .where('approval_policy_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'absent';
  if (expected !== undefined && row.version !== expected) return 'conflict';
  if (row.version >= approvalPolicyLimits.versions) return 'full';
  await tx
    .updateTable('approval_policies')
    .set({ name: given.approvalPolicyName, english_name: given.englishApprovalPolicyName, version: row.version + 1 })
    .where('company_code', '=', companyCode)
    .where('approval_policy_id', '=', id)
    .execute();
  return row.version + 1;
}

/** Asks whether a person may rewrite a policy: one that holds changes back is left to the representative. */
export async function mayRewrite(
  tx: Tx,
  { contributed }: Pick<Kernel, 'contributed'>,
  {
    companyCode,
    id,
    actorId,
  }: { readonly companyCode: string; readonly id: string; readonly actorId: string | undefined },
): Promise<boolean> {
  if (actorId === undefined) return true;
  const guards = contributed.of('policyIsGuarded').map((guard) => guard(companyCode, id));
  const { rows } = await sql<{ may: boolean }>`
    select not (${sql.join([sql`false`, ...guards], sql` or `)}) or exists (select from memberships
      where company_code = ${companyCode} and person_id = ${actorId}::uuid and role = 'representative') as may`.execute(
    tx,
  );
  return rows[0]?.may === true;
}

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'approval_policies', keyColumn: 'approval_policy_id', key: id } as const;
}

/** Deletes a policy; its versions stay. False where the company has no such one. */
export async function deleteApprovalPolicy(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from approval_policies where company_code = ${companyCode} and approval_policy_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** Restores a deleted policy in its place; there is no space for it where the company has `limit` already. */
export async function restoreApprovalPolicy(
  tx: Tx,
  companyCode: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Restored> {
  const row = rowOf(companyCode, id);
  const hasSpace = sql<SqlBool>`(select count(*) from approval_policies where company_code = ${companyCode}) < ${limit}`;
  const outcome = await restore(tx, row, hasSpace);
  if (outcome === 'back') await restoreOrder(tx, row);
  return outcome;
}

/** Puts the named policies in this order before all others; returns the number of written rows, 0 where one is unknown. */
export async function updateOrder(tx: Tx, companyCode: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with wanted as (select id, place from unnest(${ids}::uuid[]) with ordinality as given(id, place)),
    placed as (
      select a.approval_policy_id as id, row_number() over (order by w.place nulls last, a.sort_order, a.approval_policy_id) as place
      from approval_policies a left join wanted w on w.id = a.approval_policy_id where a.company_code = ${companyCode})
    update approval_policies a set sort_order = placed.place from placed
    where a.company_code = ${companyCode} and a.approval_policy_id = placed.id
      and (select count(*) from wanted join placed p on p.id = wanted.id) = ${ids.length}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The IDs of all policies in their order. */
export async function selectOrder(tx: Tx, companyCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('approval_policies')
    .select('approval_policy_id')
    .where('company_code', '=', companyCode)
    .orderBy('sort_order')
    .orderBy('approval_policy_id')
    .execute();
  return rows.map(({ approval_policy_id: id }) => id);
}
