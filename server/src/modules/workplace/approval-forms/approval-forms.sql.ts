import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import type { ApprovalFormInput } from '@madang/contract/workplace/approval-forms/rules.ts';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { namedRows, untranslatedRows } from '../../../kernel/rows/named-rows.ts';
import { restore, restoreOrder, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';

const formNames = {
  table: 'approval_forms',
  id: 'approval_form_id',
  name: 'name',
  englishName: 'english_name',
};
/** Names of forms, for the audit log. */
export const approvalFormNamesOf = namedRows(formNames);
export const untranslatedFormsOf = untranslatedRows(formNames);

interface Writing {
  readonly id: string;
  readonly version: number;
  readonly given: ApprovalFormInput;
  readonly actorId: string | undefined;
}

/** Inserts a form at the end of the order; undefined where the company has `limit` already, whose row the caller locks. */
export async function insertApprovalForm(
  tx: Tx,
  companyCode: string,
  { given, limit }: { readonly given: ApprovalFormInput; readonly limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into approval_forms (company_code, name, english_name, sort_order)
    select ${companyCode}, ${given.approvalFormName}, ${given.englishApprovalFormName}, existing.last + 1
    from (select count(*) as count, coalesce(max(sort_order), 0) as last from approval_forms
      where company_code = ${companyCode}) existing
    where existing.count < ${limit}
    returning approval_form_id as id`.execute(tx);
  return rows[0]?.id;
}

export async function insertFormVersion(
  tx: Tx,
  companyCode: string,
  { id, version, given, actorId }: Writing,
): Promise<void> {
  await sql`
    insert into approval_form_versions (company_code, approval_form_id, version, name, english_name, note, document_kind,
      is_active, makes_leave, fields, changed_by)
    values (${companyCode}, ${id}::uuid, ${version}, ${given.approvalFormName}, ${given.englishApprovalFormName},
      ${given.approvalFormNote}, ${given.documentKind}, ${given.isFormActive},
      ${given.makesLeave && given.documentKind === 'leave'}, ${JSON.stringify(given.formFields)}::jsonb,
      ${actorId ?? null}::uuid)`.execute(tx);
}

/** True for the first caller of a company alone: the company gets the forms that ship once. */
export async function beginForms(tx: Tx, companyCode: string): Promise<boolean> {
  const { rows } = await sql`
    insert into approval_form_starts (company_code) values (${companyCode}) on conflict do nothing returning 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Names of the company's forms. */
export async function selectFormNames(tx: Tx, companyCode: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from approval_forms where company_code = ${companyCode}`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

export type Renewed = 'absent' | 'conflict' | 'full' | number;

/** Locks a form and gives it its next version number, unless it is another by now than the caller saw. */
export async function renewApprovalForm(
  tx: Tx,
  companyCode: string,
  id: string,
  { given, expected }: { readonly given: ApprovalFormInput; readonly expected: number | undefined },
): Promise<Renewed> {
  const row = await tx
    .selectFrom('approval_forms')
    .select('version')
    .where('company_code', '=', companyCode)
    .where('approval_form_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'absent';
  if (expected !== undefined && row.version !== expected) return 'conflict';
  if (row.version >= approvalFormLimits.versions) return 'full';
  await tx
    .updateTable('approval_forms')
    .set({ name: given.approvalFormName, english_name: given.englishApprovalFormName, version: row.version + 1 })
    .where('company_code', '=', companyCode)
    .where('approval_form_id', '=', id)
    .execute();
  return row.version + 1;
}

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'approval_forms', keyColumn: 'approval_form_id', key: id } as const;
}

/** Deletes a form; its versions stay. False where the company has no such one. */
export async function deleteApprovalForm(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from approval_forms where company_code = ${companyCode} and approval_form_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** Restores a deleted form in its place; there is no space for it where the company has `limit` already. */
export async function restoreApprovalForm(
  tx: Tx,
  companyCode: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Restored> {
  const row = rowOf(companyCode, id);
  const hasSpace = sql<SqlBool>`(select count(*) from approval_forms where company_code = ${companyCode}) < ${limit}`;
  const outcome = await restore(tx, row, hasSpace);
  if (outcome === 'back') await restoreOrder(tx, row);
  return outcome;
}

/** Puts the named forms in this order before all others; returns the number of written rows, 0 where one is unknown. */
export async function updateFormOrder(tx: Tx, companyCode: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with wanted as (select id, place from unnest(${ids}::uuid[]) with ordinality as given(id, place)),
    placed as (
      select a.approval_form_id as id, row_number() over (order by w.place nulls last, a.sort_order, a.approval_form_id) as place
      from approval_forms a left join wanted w on w.id = a.approval_form_id where a.company_code = ${companyCode})
    update approval_forms a set sort_order = placed.place from placed
    where a.company_code = ${companyCode} and a.approval_form_id = placed.id
      and (select count(*) from wanted join placed p on p.id = wanted.id) = ${ids.length}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The IDs of all forms in their order. */
export async function selectFormOrder(tx: Tx, companyCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('approval_forms')
    .select('approval_form_id')
    .where('company_code', '=', companyCode)
    .orderBy('sort_order')
    .orderBy('approval_form_id')
    .execute();
  return rows.map(({ approval_form_id: id }) => id);
}
