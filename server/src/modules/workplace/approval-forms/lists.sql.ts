import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import type {
  ApprovalFormRow,
  readApprovalForm,
  readUsableForm,
  UsableForm,
} from '@madang/contract/workplace/approval-forms/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { type RawBuilder, sql } from 'kysely';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { namesOf } from '../../people/person-names/index.ts';

type ReadForm = AnswerOf<typeof readApprovalForm>;

const formColumns = sql`a.approval_form_id as "approvalFormId", v.version, v.name as "approvalFormName",
  v.english_name as "englishApprovalFormName", v.note as "approvalFormNote", v.document_kind as "documentKind"`;

/** Forms `a` of a company with their newest versions `v`. */
const formsOf = (companyCode: string) => sql`
  from approval_forms a
  join approval_form_versions v on v.company_code = a.company_code and v.approval_form_id = a.approval_form_id
    and v.version = a.version
  where a.company_code = ${companyCode}`;

const inOrder = sql`order by a.sort_order, a.approval_form_id`;

export function approvalFormsOf(companyCode: string): RawBuilder<ApprovalFormRow> {
  return sql<ApprovalFormRow>`
    select ${formColumns}, v.is_active as "isFormActive", jsonb_array_length(v.fields) as "fieldCount"
    ${formsOf(companyCode)} ${inOrder}`;
}

/** True where the company has got the forms that ship. */
export function hasBegunOf(companyCode: string): RawBuilder<{ readonly isComplete: boolean }> {
  return sql`select exists (select from approval_form_starts where company_code = ${companyCode}) as "isComplete"`;
}

export function usableFormsOf(companyCode: string): RawBuilder<UsableForm> {
  return sql<UsableForm>`select ${formColumns} ${formsOf(companyCode)} and v.is_active ${inOrder}`;
}

/** The newest version of a form in use; no row where the company has none of this ID. */
export function usableFormOf(companyCode: string, id: string): RawBuilder<AnswerOf<typeof readUsableForm>> {
  return sql<AnswerOf<typeof readUsableForm>>`
    select ${formColumns}, v.fields as "formFields"
    ${formsOf(companyCode)} and v.is_active and a.approval_form_id = ${id}::uuid`;
}

/** The newest version of a form; no row where the company has none of this ID. */
export function approvalFormOf(companyCode: string, id: string): RawBuilder<Omit<ReadForm, 'versions' | 'can'>> {
  return sql<Omit<ReadForm, 'versions' | 'can'>>`
    select ${formColumns}, v.is_active as "isFormActive", v.makes_leave as "makesLeave", v.fields as "formFields"
    ${formsOf(companyCode)} and a.approval_form_id = ${id}::uuid`;
}

/** The newest versions of a form, with who wrote them. */
export function formVersionsOf(companyCode: string, id: string): RawBuilder<ReadForm['versions'][number]> {
  return sql<ReadForm['versions'][number]>`
    select v.version, ${momentText(sql`v.changed_at`)} as "changedAt", ${namesOf(companyCode, sql`v.changed_by`)} as "changedBy"
    from approval_form_versions v where v.company_code = ${companyCode} and v.approval_form_id = ${id}::uuid
    order by v.version desc limit ${approvalFormLimits.shownVersions}`;
}
