import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import type { RequestRow } from '@madang/contract/workplace/approval-requests/list-rows.ts';
import type { RequestStep } from '@madang/contract/workplace/approval-requests/routes.ts';
import type { RequestEvent } from '@madang/contract/workplace/approval-requests/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { namesOf } from '../../people/person-names/index.ts';
import { isNotFor, type RequestKey, seenBy } from './requests.sql.ts';

export interface ReadRequest extends Omit<RequestRow, 'requestTitle'> {
  readonly title: Buffer;
  readonly content: Buffer;
  readonly formFields: FormField[];
  readonly approvalFormId: string;
  readonly submittedAt: string | null;
  readonly endedAt: string | null;
  readonly isOwn: boolean;
  readonly isTurn: boolean;
  readonly isOwnTurn: boolean;
  readonly allowsDelegation: boolean;
}

/** A request that a person may see. */
export async function selectRequest(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  personId: string,
): Promise<ReadRequest | undefined> {
  const now = sql`select from approval_approvers a where a.company_code = ${companyCode}
    and a.request_id = r.request_id and a.state = 'now'`;
  const { rows } = await sql<ReadRequest>`
    select r.request_id as "requestId", r.request_number::float8 as "requestNumber", r.version, r.title, r.content,
      coalesce(v.name, '') as "approvalFormName", coalesce(v.english_name, '') as "englishApprovalFormName",
      r.document_kind as "documentKind", r.held_kind as "heldKind",
      r.amount::float8 as amount, r.state as "requestState", ${namesOf(companyCode, sql`r.requester_id`)} as requester,
      ${momentText(sql`r.changed_at`)} as "changedAt", ${momentText(sql`r.submitted_at`)} as "submittedAt",
      ${momentText(sql`r.ended_at`)} as "endedAt", coalesce(v.fields, '[]') as "formFields",
      coalesce(r.approval_form_id::text, '') as "approvalFormId",
      r.requester_id = ${personId}::uuid as "isOwn",
      r.requester_id <> ${personId}::uuid and ${isNotFor(companyCode, personId)} and exists (${now}
        and a.person_id in (select people_acted_for(${companyCode}, ${personId}::uuid))) as "isTurn",
      exists (${now} and a.person_id = ${personId}::uuid) as "isOwnTurn",
      coalesce((select allows_delegation from approval_configurations where company_code = ${companyCode}), false)
        as "allowsDelegation"
    from approval_requests r
    left join approval_form_versions v on v.company_code = r.company_code and v.approval_form_id = r.approval_form_id
      and v.version = r.form_version
    where r.company_code = ${companyCode} and r.request_id = ${requestId}::uuid and ${seenBy(companyCode, personId)}`.execute(
    tx,
  );
  return rows[0];
}

/** Steps of a route with their approvers, in their order. */
export async function selectSteps(tx: Tx, { companyCode, requestId }: RequestKey): Promise<RequestStep[]> {
  const { rows } = await sql<RequestStep>`
    select s.source, s.rule, s.reason, s.department, s.job, s.is_repeated as "isRepeated",
      coalesce(bool_or(a.state = 'now'), false) as "isNow", coalesce(json_agg(json_build_object('personId', a.person_id,
        'person', ${namesOf(companyCode, sql`a.person_id`)}, 'approverState', a.state,
        'decidedBy', case when a.decided_by <> a.person_id then ${namesOf(companyCode, sql`a.decided_by`)} end,
        'decidedAt', ${momentText(sql`a.decided_at`)}, 'isDelegate', a.delegated_by <> '{}') order by a.person_id)
        filter (where a.person_id is not null), '[]') as approvers
    from approval_steps s
    left join approval_approvers a on a.company_code = s.company_code and a.request_id = s.request_id
      and a.step_number = s.step_number
    where s.company_code = ${companyCode} and s.request_id = ${requestId}::uuid
    group by s.company_code, s.request_id, s.step_number order by s.step_number`.execute(tx);
  return rows;
}

interface Names {
  readonly fullName: string;
  readonly englishName: string;
}

export interface StoredEvent {
  readonly eventNumber: number;
  readonly event: RequestEvent;
  readonly happenedAt: string;
  readonly actor: Names | null;
  readonly other: Names | null;
  readonly comment: Buffer | null;
}

export async function selectEvents(tx: Tx, { companyCode, requestId }: RequestKey): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select event_number as "eventNumber", event, ${momentText(sql`happened_at`)} as "happenedAt",
      ${namesOf(companyCode, sql`e.actor_id`)} as actor, ${namesOf(companyCode, sql`e.other_id`)} as other, comment
    from approval_events e where company_code = ${companyCode} and request_id = ${requestId}::uuid
    order by event_number`.execute(tx);
  return rows;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
}

/** Names of people and departments, by their IDs and codes; those that are gone are left out. */
export async function selectNamed(
  tx: Tx,
  companyCode: string,
  {
    personIds,
    departmentCodes,
  }: { readonly personIds: readonly string[]; readonly departmentCodes: readonly string[] },
): Promise<Record<string, Omit<Named, 'id'>>> {
  if (personIds.length === 0 && departmentCodes.length === 0) return {};
  const { rows } = await sql<Named>`
    select person_id::text as id, full_name as name, english_name as "englishName" from people
    where company_code = ${companyCode} and person_id = any(${personIds}::uuid[]) and closed_at is null
    union all
    select d.department_code, case d.department_code when ${rootDepartment} then c.name else d.name end,
      case d.department_code when ${rootDepartment} then c.english_name else d.english_name end
    from departments d join companies c on c.company_code = d.company_code
    where d.company_code = ${companyCode} and d.department_code = any(${departmentCodes}::text[])`.execute(tx);
  return Object.fromEntries(rows.map(({ id, name, englishName }) => [id, { name, englishName }]));
}
