import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import type { HeldKind } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import type { DocumentKind } from '@madang/contract/workplace/approval-policies/rules.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import type { RequestState } from '@madang/contract/workplace/approval-requests/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface RequestKey {
  readonly companyCode: string;
  readonly requestId: string;
}

/** A request that is locked, with the fields of its version of the form. */
export interface LockedRequest {
  readonly requesterId: string;
  readonly state: RequestState;
  readonly version: number;
  readonly requestNumber: number | null;
  readonly documentKind: DocumentKind;
  readonly title: Buffer;
  readonly content: Buffer;
  readonly formFields: readonly FormField[];
  /** Null of a request by a form. */
  readonly heldKind: HeldKind | null;
}

interface Written {
  readonly requestId: string;
  readonly title: Buffer;
  readonly content: Buffer;
}

interface NewRequest extends Written {
  readonly requesterId: string;
  /** Null of a change that is held back. */
  readonly approvalFormId: string | null;
  readonly formVersion: number | null;
  readonly heldKind?: string;
  readonly documentKind: DocumentKind;
}

const unfinished = sql`('draft', 'waiting', 'returned')`;

/** Inserts a draft; false where the person has as many unfinished requests as there may be. */
export async function insertRequest(tx: Tx, companyCode: string, given: NewRequest): Promise<boolean> {
  // Of one person's drafts at once each sees the others.
  await sql`select from people where company_code = ${companyCode} and person_id = ${given.requesterId}::uuid
    for no key update`.execute(tx);
  const { rows } = await sql`
    insert into approval_requests (company_code, request_id, requester_id, approval_form_id, form_version, document_kind, title,
      content, held_kind)
    select ${companyCode}, ${given.requestId}::uuid, ${given.requesterId}::uuid, ${given.approvalFormId}::uuid,
      ${given.formVersion}::integer, ${given.documentKind}, ${given.title}, ${given.content},
      ${given.heldKind ?? null}
    where (select count(*) from approval_requests where company_code = ${companyCode}
      and requester_id = ${given.requesterId}::uuid and state in ${unfinished}) < ${approvalRequestLimits.unfinished}
    returning 1`.execute(tx);
  return rows.length === 1;
}

/** Locks a request, so that of two acts at once the later one finds what the first one left. */
export async function lockRequest(tx: Tx, { companyCode, requestId }: RequestKey): Promise<LockedRequest | undefined> {
  const { rows } = await sql<LockedRequest>`
    select r.requester_id as "requesterId", r.state, r.version, r.request_number::float8 as "requestNumber",
      r.document_kind as "documentKind", r.title, r.content, r.held_kind as "heldKind",
      coalesce(v.fields, '[]') as "formFields"
    from approval_requests r
    left join approval_form_versions v on v.company_code = r.company_code and v.approval_form_id = r.approval_form_id
      and v.version = r.form_version
    where r.company_code = ${companyCode} and r.request_id = ${requestId}::uuid
    for update of r`.execute(tx);
  return rows[0];
}

/** Writes what a request says; approvers see by its version that it is another one. */
export async function updateContent(
  tx: Tx,
  companyCode: string,
  { requestId, title, content }: Written,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update approval_requests set title = ${title}, content = ${content}, version = version + 1, changed_at = app_now()
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state in ('draft', 'returned')
    returning version`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the request was locked in a state that can be changed');
  return row.version;
}

export async function deleteRequest(tx: Tx, { companyCode, requestId }: RequestKey): Promise<void> {
  await sql`delete from approval_requests where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(
    tx,
  );
}

interface Submitted {
  readonly approvalPolicyId: string;
  readonly policyVersion: number;
  readonly amount: number | null;
}

/** Has a request wait by a version of a policy; answers its number, which the first submit gives it. */
export async function updateSubmitted(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  { approvalPolicyId, policyVersion, amount }: Submitted,
): Promise<number> {
  const { rows } = await sql<{ requestNumber: number }>`
    with number as (
      insert into approval_request_numbers (company_code, last_number)
      select ${companyCode}, 1 where exists (select from approval_requests
        where company_code = ${companyCode} and request_id = ${requestId}::uuid and request_number is null)
      on conflict (company_code) do update set last_number = approval_request_numbers.last_number + 1
      returning last_number)
    update approval_requests set state = 'waiting', approval_policy_id = ${approvalPolicyId}::uuid,
      policy_version = ${policyVersion}::integer, amount = ${amount}::bigint, submitted_at = app_now(), changed_at = app_now(),
      request_number = coalesce(request_number, (select last_number from number))
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state in ('draft', 'returned')
    returning request_number::float8 as "requestNumber"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the request was locked in a state that can be submitted');
  return row.requestNumber;
}

/** Ends what waits, or sends it back. Approvers who have not decided are asked no longer, and a change that was not approved is forgotten. */
export async function updateState(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  state: Exclude<RequestState, 'draft' | 'waiting'>,
): Promise<void> {
  const endedAt = state === 'returned' ? sql`null` : sql`app_now()`;
  const isApproved = state === 'approved';
  await sql`
    with ended as (
      update approval_requests set state = ${state}, ended_at = ${endedAt}, changed_at = app_now()
      where company_code = ${companyCode} and request_id = ${requestId}::uuid and state in ('waiting', 'returned')
      returning request_id),
    forgotten as (
      update held_changes h set state = 'ended', input = null from ended
      where h.company_code = ${companyCode} and h.request_id = ended.request_id and h.state = 'asked' and not ${isApproved}::boolean)
    update approval_approvers a set state = 'skipped' from ended
    where a.company_code = ${companyCode} and a.request_id = ended.request_id and a.state in ('open', 'now')`.execute(
    tx,
  );
}

/** Asks whether a person may see a request: the requester, and every approver of its route, with those who stand in today. */
export function seenBy(companyCode: string, personId: string): RawBuilder<boolean> {
  return sql<boolean>`(r.requester_id = ${personId}::uuid or exists (
    select from approval_approvers a where a.company_code = ${companyCode} and a.request_id = r.request_id
      and (a.person_id in (select people_acted_for(${companyCode}, ${personId}::uuid)) or a.decided_by = ${personId}::uuid
        or ${personId}::uuid = any(a.delegated_by))
      and r.state <> 'draft'))`;
}

/** Asks whether a request is none for a right of this person, who decides on it in no way. */
export function isNotFor(companyCode: string, personId: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from held_changes h where h.company_code = ${companyCode}
    and h.request_id = r.request_id and h.beneficiary_id = ${personId}::uuid)`;
}

/** True where a person sees a request. */
export async function isSeen(tx: Tx, { companyCode, requestId }: RequestKey, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from approval_requests r where r.company_code = ${companyCode} and r.request_id = ${requestId}::uuid
      and ${seenBy(companyCode, personId)}`.execute(tx);
  return rows.length === 1;
}

/** Deletes requests that ended longer ago than the company keeps them; a portion at a time. */
export async function purgeRequests(tx: Tx, companyCode: string): Promise<number> {
  const { rows } = await sql`
    delete from approval_requests r using (
      select company_code, request_id from approval_requests where company_code = ${companyCode}
        and ended_at < app_now() - make_interval(days => coalesce(
          (select kept_days from approval_configurations where company_code = ${companyCode}), 4015))
      order by ended_at limit 1000) old
    where r.company_code = old.company_code and r.request_id = old.request_id returning 1`.execute(tx);
  return rows.length;
}
