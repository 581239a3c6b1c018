import type { RightAsking } from '@madang/contract/access/right-requests/rules.ts';
import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { sql } from 'kysely';
import type { Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Texts that the reason and the answer of a request are bound to. */
export const reasonAad = (requestId: string) => `right_requests.reason.${requestId}`;
export const answerAad = (requestId: string) => `right_requests.answer.${requestId}`;

/** A request that no one decided in time is none any more. */
const isStale = sql`asked_at <= app_now() - make_interval(days => ${rightRequestLimits.openDays})`;

/** Ends what ran out, so that it can be asked for again; the caller holds the person's row. */
export async function expireOwn(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update right_requests set state = 'expired', settled_at = app_now()
    where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'open' and ${isStale}`.execute(
    tx,
  );
}

interface NewRequest extends PersonKey {
  readonly requestId: string;
  readonly asked: RightAsking;
  /** Sealed. */
  readonly reason: Buffer;
}

/** False where the person has asked so often today; the caller holds the person's row. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const { companyCode, personId, requestId, asked, reason } = request;
  const { rows } = await sql`
    insert into right_requests (company_code, request_id, person_id, permission, scope_kind, scope_id, hours, reason)
    select ${companyCode}, ${requestId}::uuid, ${personId}::uuid, ${asked.permission}, ${asked.scopeKind}, ${asked.scopeId},
      ${asked.hours}::integer, ${reason}
    where (select count(*) from right_requests where company_code = ${companyCode} and person_id = ${personId}::uuid
      and asked_at > app_now() - interval '1 day') < ${rightRequestLimits.perDay}
    returning 1`.execute(tx);
  return rows.length > 0;
}

export interface HeldRequest {
  readonly personId: string;
  readonly permission: string;
  readonly scopeKind: RightAsking['scopeKind'];
  readonly scopeId: string;
  readonly hours: number;
  readonly reason: Buffer;
}

const held = sql`person_id as "personId", permission, scope_kind as "scopeKind", scope_id as "scopeId", hours, reason`;

export async function findRequest(tx: Tx, companyCode: string, requestId: string): Promise<HeldRequest | undefined> {
  const { rows } = await sql<HeldRequest>`
    select ${held} from right_requests where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(
    tx,
  );
  return rows[0];
}

interface Settling {
  readonly companyCode: string;
  readonly requestId: string;
  readonly to: 'approved' | 'refused' | 'withdrawn';
  /** Decider; absent where the person withdraws. */
  readonly decidedBy?: string | undefined;
  /** Sealed. */
  readonly answer?: Buffer;
  readonly hours?: number | undefined;
}

interface Settled {
  /** Time until which it is given; null if it is not. */
  readonly until: Date | null;
  readonly now: Date;
}

/** Settles an open request: of many at once exactly one does; undefined where it is open no longer. */
export async function settleRequest(tx: Tx, settling: Settling): Promise<Settled | undefined> {
  const { companyCode, requestId, to, decidedBy, answer, hours } = settling;
  const until =
    to === 'approved' ? sql`app_now() + make_interval(hours => coalesce(${hours ?? null}::integer, hours))` : sql`null`;
  const { rows } = await sql<Settled>`
    update right_requests set state = ${to}, settled_at = app_now(), decided_by = ${decidedBy ?? null}::uuid,
      answer = ${answer ?? null}::bytea, given_until = ${until}
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = 'open' and not ${isStale}
    returning given_until as until, app_now() as now`.execute(tx);
  return rows[0];
}

/** Takes what is over of the same right and scope away: it would stand in the way of the next. */
export async function deleteOver(tx: Tx, companyCode: string, request: HeldRequest): Promise<void> {
  await sql`
    delete from grants
    where company_code = ${companyCode} and person_id = ${request.personId}::uuid and permission = ${request.permission}
      and scope_kind = ${request.scopeKind} and scope_id = ${request.scopeId} and given_at is not null and through_id is null
      and valid_until <= app_now()`.execute(tx);
}

/** MEM-10: people who may give what is asked for, a few of them. */
export async function giversOf(tx: Tx, asked: RightAsking): Promise<readonly string[]> {
  const { permission, scopeKind, scopeId, hours } = asked;
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from givers_of(${permission}, ${scopeKind}, ${scopeId},
      app_now() + make_interval(hours => ${hours}::integer), ${rightRequestLimits.told})`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Requests of a person who leaves. */
export async function deleteRequestsOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`delete from right_requests where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(
    tx,
  );
}

/** Departments to ask for a right in: the person's and those of own rights with all below, and each above the person. */
export async function askableReach(tx: Tx, { companyCode, personId }: PersonKey): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with own as (
      select p.department_code as code from people p
        where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid and p.department_code <> ${rootDepartment}
      union select c.department_code from concurrent_posts c
        where c.company_code = ${companyCode} and c.person_id = ${personId}::uuid
      union select g.scope_id from grants g
        where g.company_code = ${companyCode} and g.person_id = ${personId}::uuid and g.scope_kind = 'department'
          and app_now() < g.valid_until)
    select array(select d.path from own join departments d on d.company_code = ${companyCode} and d.department_code = own.code) as paths,
      coalesce(departments_above('person', ${personId}), '{}') as ids`.execute(tx);
  return rows[0] ?? { paths: [], ids: [] };
}

/** State as it is read: what ran out is open no longer. */
export const shownState = sql<'open' | 'approved' | 'refused' | 'withdrawn' | 'expired'>`
  case when r.state = 'open' and r.asked_at <= app_now() - make_interval(days => ${rightRequestLimits.openDays}) then 'expired'
    else r.state end`;
export const untilText = momentText(sql`r.given_until`);
