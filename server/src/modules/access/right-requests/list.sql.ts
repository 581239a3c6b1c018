import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Rights } from '../../../kernel/access/rights.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { departmentNamesOf, type DepartmentNames } from '../../organisation/departments/index.ts';
import { namesOf } from '../../people/person-names/index.ts';
import { shownState, untilText } from './right-requests.sql.ts';

interface Names {
  readonly fullName: string;
  readonly englishName: string;
}

export interface ListedRequest {
  readonly requestId: string;
  readonly personId: string;
  readonly person: Names | null;
  readonly permission: string;
  readonly scopeKind: 'company' | 'department';
  readonly scopeId: string;
  readonly department: DepartmentNames | null;
  readonly hours: number;
  readonly reason: Buffer;
  readonly answer: Buffer | null;
  readonly state: 'open' | 'approved' | 'refused' | 'withdrawn' | 'expired';
  readonly askedAt: string;
  readonly until: string | null;
  readonly decidedBy: Names | null;
  /** The reader may give it for so long from now on; false in the own list. */
  readonly isGivable: boolean;
}

interface Asked {
  readonly companyCode: string;
  /** Absent: of everyone. */
  readonly personId?: string;
  readonly reach?: Reach | undefined;
  /** Person who may decide; absent: no one is asked about. */
  readonly readerId?: string;
}

function requestsWhere({ companyCode, personId, reach }: Asked): RawBuilder<unknown> {
  const whose = personId === undefined ? sql`` : sql`and r.person_id = ${personId}::uuid`;
  const reached = reach
    ? sql`and ${isWithin(reach, {
        department: sql`case r.scope_kind when 'department' then r.scope_id end`,
        id: { column: sql`r.request_id`, type: 'uuid' },
      })}`
    : sql``;
  return sql`r.company_code = ${companyCode} ${whose} ${reached}`;
}

/** Condition of a request that a person may approve as it is: within their own rights, end and hours. */
function givableBy(personId: string): RawBuilder<boolean> {
  return sql<boolean>`may_give(${personId}::uuid, array[r.permission], r.scope_kind, r.scope_id,
    app_now() + make_interval(hours => r.hours), null)`;
}

/** Requests, those that wait first, then the newest. */
export function requestsOf(
  asked: Asked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): RawBuilder<ListedRequest> {
  const { companyCode, readerId } = asked;
  const isGivable = readerId === undefined ? sql`false` : sql`${shownState} = 'open' and ${givableBy(readerId)}`;
  return sql<ListedRequest>`
    select r.request_id as "requestId", r.person_id as "personId", ${namesOf(companyCode, sql`r.person_id`)} as person,
      r.permission, r.scope_kind as "scopeKind", r.scope_id as "scopeId",
      ${departmentNamesOf(companyCode, sql`case r.scope_kind when 'department' then r.scope_id end`)} as department,
      r.hours, r.reason, r.answer, ${shownState} as state, ${momentText(sql`r.asked_at`)} as "askedAt", ${untilText} as until,
      ${namesOf(companyCode, sql`r.decided_by`)} as "decidedBy", ${isGivable} as "isGivable"
    from right_requests r where ${requestsWhere(asked)}
    order by ${shownState} = 'open' desc, r.asked_at desc, r.request_id limit ${limit} offset ${offset}`;
}

export function requestCountOf(asked: Asked): RawBuilder<{ readonly count: number }> {
  return sql<{ count: number }>`select count(*)::integer as count from right_requests r where ${requestsWhere(asked)}`;
}

/** Requests of others that wait for the reader, and the oldest of them, as a query; no row where none does. */
export function waitingRequestsOf(
  { companyCode, personId }: PersonKey,
  { somewhere, everywhere }: Pick<Rights, 'somewhere' | 'everywhere'>,
): RawBuilder<{ count: number; requestId: string }> {
  const decides = everywhere.has('grants.change')
    ? sql`true`
    : sql`${somewhere.has('grants.change')} and authorize(${personId}, 'grants.change', array['right-request'], array[r.request_id::text])`;
  return sql<{ count: number; requestId: string }>`
    select count(*)::integer as count, (array_agg(r.request_id order by r.asked_at, r.request_id))[1] as "requestId"
    from right_requests r where r.company_code = ${companyCode} and r.state = 'open' and ${shownState} = 'open'
      and r.person_id <> ${personId}::uuid and ${decides} and ${givableBy(personId)}
    having count(*) > 0`;
}

export const ownPlace = { limit: rightRequestLimits.shown, offset: 0 } as const;
