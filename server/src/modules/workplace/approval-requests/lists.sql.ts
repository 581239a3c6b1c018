import type { WaitingRequest } from '@madang/contract/workplace/approval-requests/contributions/home-card.ts';
import type { RequestFilters, RequestRow } from '@madang/contract/workplace/approval-requests/list-rows.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { namesOf } from '../../people/person-names/index.ts';
import { isNotFor, seenBy } from './requests.sql.ts';

/** A row as it is stored; `place` is where a next page begins. */
export interface StoredRow extends Omit<RequestRow, 'requestTitle'> {
  readonly title: Buffer;
  readonly place: string;
}

/** Asks whether an approval is one that this person decides on. */
const isFor = ({ companyCode, personId }: PersonKey) => sql`a.state = 'now' and r.requester_id <> ${personId}::uuid
    and ${isNotFor(companyCode, personId)}`;

/** Approvals that wait for a person, as their own rows of the index. */
const waitingFor = (person: PersonKey) => sql`
  from people_acted_for(${person.companyCode}, ${person.personId}::uuid) acted (id)
  join approval_approvers a on a.company_code = ${person.companyCode} and a.person_id = acted.id and a.state = 'now'
  join approval_requests r on r.company_code = a.company_code and r.request_id = a.request_id and ${isFor(person)}`;

/** Number of requests that wait for a person; the count ends at 1,000. */
export function waitingCountOf(person: PersonKey): RawBuilder<{ readonly count: number }> {
  return sql`select count(*)::integer as count from (select distinct r.request_id ${waitingFor(person)} limit 1000) w`;
}

/** One more than a page shows. */
const pageRows = approvalRequestLimits.rowsPerPage + 1;

const momentOf = (column: RawBuilder<unknown>) => sql`(extract(epoch from ${column}) * 1000000)::bigint`;

/** Asks whether a request is one of the kind and state that a list is filtered by. */
const matches = ({ documentKind, requestState }: RequestFilters) => sql`
  (${documentKind ?? null}::text is null or r.document_kind = ${documentKind ?? null})
  and (${requestState ?? null}::text is null or r.state = ${requestState ?? null})`;

/** Asks whether a request comes after the place that a page begins with. */
function isBeyond({ after }: RequestFilters, columns: RawBuilder<unknown>, operator: RawBuilder<unknown>) {
  if (after === undefined) return sql`true`;
  const [moment = '', id = ''] = after.split('.');
  return sql`(${columns}) ${operator} (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** First requests that wait for a person. Of approvals as a stand-in and as oneself the earlier one counts. */
function waitingOf(person: PersonKey, filters: RequestFilters, rows: number): RawBuilder<unknown> {
  const { companyCode, personId } = person;
  return sql`
    with acted (id) as materialized (select * from people_acted_for(${companyCode}, ${personId}::uuid))
    select r.*, w.moment from acted cross join lateral (
      select a.request_id, a.waiting_since as moment from approval_approvers a
      join approval_requests r on r.company_code = a.company_code and r.request_id = a.request_id
      where a.company_code = ${companyCode} and a.person_id = acted.id and ${isFor(person)} and ${matches(filters)}
        and ${isBeyond(filters, sql`a.waiting_since, a.request_id`, sql`>`)} and not exists (
          select from approval_approvers b where b.company_code = a.company_code and b.request_id = a.request_id
            and b.state = 'now' and (b.waiting_since, b.person_id) < (a.waiting_since, a.person_id)
            and b.person_id in (select id from acted))
      order by a.waiting_since, a.request_id limit ${rows}::integer) w
    join approval_requests r on r.company_code = ${companyCode} and r.request_id = w.request_id`;
}

/** Requests of a box by what the person has to do with them, each with the moment and ID that order it. */
function boxOf(person: PersonKey, filters: RequestFilters, rows: number): RawBuilder<unknown> {
  const { companyCode, personId } = person;
  if (filters.box === 'waiting') return waitingOf(person, filters, rows);
  if (filters.box === 'own') {
    return sql`select r.*, r.changed_at as moment from approval_requests r
      where r.company_code = ${companyCode} and r.requester_id = ${personId}::uuid and ${matches(filters)}
        and ${isBeyond(filters, sql`r.changed_at, r.request_id`, sql`<`)}`;
  }
  return sql`select r.*, a.moment from (select a.request_id, max(a.decided_at) as moment from approval_approvers a
      where a.company_code = ${companyCode} and a.decided_by = ${personId}::uuid group by a.request_id) a
    join approval_requests r on r.company_code = ${companyCode} and r.request_id = a.request_id
    where ${matches(filters)} and ${isBeyond(filters, sql`a.moment, r.request_id`, sql`<`)}`;
}

/** A page of a box, with one row more than it shows; or its first rows. */
export function requestsOf(person: PersonKey, filters: RequestFilters, rows = pageRows): RawBuilder<StoredRow> {
  const { companyCode } = person;
  const direction = filters.box === 'waiting' ? sql`asc` : sql`desc`;
  return sql<StoredRow>`
    select r.request_id as "requestId", r.request_number::float8 as "requestNumber", r.version, r.title,
      coalesce(v.name, '') as "approvalFormName", coalesce(v.english_name, '') as "englishApprovalFormName",
      r.document_kind as "documentKind", r.held_kind as "heldKind",
      r.amount::float8 as amount, r.state as "requestState", ${namesOf(companyCode, sql`r.requester_id`)} as requester,
      ${momentText(sql`r.moment`)} as "changedAt", ${momentOf(sql`r.moment`)} || '.' || r.request_id as place
    from (select * from (${boxOf(person, filters, rows)}) r
      order by r.moment ${direction}, r.request_id ${direction} limit ${rows}::integer) r
    left join approval_form_versions v on v.company_code = ${companyCode} and v.approval_form_id = r.approval_form_id
      and v.version = r.form_version
    order by r.moment ${direction}, r.request_id ${direction}`;
}

interface HomeRow extends Omit<WaitingRequest, 'requestTitle'> {
  readonly title: string;
}

/** First requests that wait for a person, in a statement with others; titles are sealed, in base64. */
export function firstWaitingOf(person: PersonKey): RawBuilder<HomeRow> {
  return sql<HomeRow>`
    select "requestId", encode(title, 'base64') as title, "heldKind", "approvalFormName", "englishApprovalFormName", requester,
      "changedAt" as "waitingSince"
    from (${requestsOf(person, { box: 'waiting' }, approvalRequestLimits.homeRows)}) w`;
}

/** A submitted request of a person; the title only where the reader takes part. */
export interface PersonRow extends Omit<StoredRow, 'title' | 'requestNumber'> {
  readonly title: Buffer | null;
  readonly requestNumber: number;
  readonly submittedAt: string | null;
  readonly endedAt: string | null;
}

/** A page of what a person submitted, with one row more than it shows. */
export function requestsBy(person: PersonKey, readerId: string, after?: string): RawBuilder<PersonRow> {
  const { companyCode } = person;
  return sql<PersonRow>`
    select r.request_id as "requestId", r.request_number::float8 as "requestNumber", r.version,
      case when ${seenBy(companyCode, readerId)} then r.title end as title,
      case when ${seenBy(companyCode, readerId)} then r.amount::float8 end as amount,
      coalesce(v.name, '') as "approvalFormName", coalesce(v.english_name, '') as "englishApprovalFormName",
      r.document_kind as "documentKind", r.held_kind as "heldKind", r.state as "requestState",
      ${namesOf(companyCode, sql`r.requester_id`)} as requester, ${momentText(sql`r.moment`)} as "changedAt",
      ${momentText(sql`r.submitted_at`)} as "submittedAt", ${momentText(sql`r.ended_at`)} as "endedAt",
      ${momentOf(sql`r.moment`)} || '.' || r.request_id as place
    from (select * from (${boxOf(person, { box: 'own', after }, pageRows)}) r where r.request_number is not null
      order by r.moment desc, r.request_id desc limit ${pageRows}) r
    left join approval_form_versions v on v.company_code = ${companyCode} and v.approval_form_id = r.approval_form_id
      and v.version = r.form_version
    order by r.moment desc, r.request_id desc`;
}
