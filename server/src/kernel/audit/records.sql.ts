import { sql, type RawBuilder } from 'kysely';
import { isAboutReached, type Reach } from '../access/reach.sql.ts';
import { momentText } from '../db/query-batch.ts';

export interface StoredRecord {
  readonly recordId: string;
  readonly occurredAt: string;
  readonly operation: string;
  readonly actorKind: 'person' | 'visitor' | 'system';
  readonly actorId: string | null;
  readonly aboutKind: string;
  readonly aboutId: string;
  /** The person that it is about; null for anything else. */
  readonly aboutPersonId: string | null;
  readonly fields: string[];
  /** Codes and numbers of the change by their names; what fields were and became is under `changes`. */
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly address: string | null;
  readonly via: string | null;
  readonly undoUntil: string | null;
  /** Operation of the change that it undid. */
  readonly undoes: string | null;
}

export interface RecordQuery {
  readonly companyCode: string;
  /** Absent: any. */
  readonly operations?: readonly string[] | undefined;
  /** Person who acted or is the target. */
  readonly personId?: string | undefined;
  readonly target?: { readonly kind: string; readonly id: string } | undefined;
  readonly actorId?: string | undefined;
  /** Not by this person. */
  readonly exceptActorId?: string | undefined;
  /** Days of a time zone, both included; '' for no bound. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  /** Only of so many seconds before now. */
  readonly seconds?: number | undefined;
  readonly after?: string | undefined;
  /** These alone. */
  readonly recordIds?: readonly string[] | undefined;
  readonly limit: number;
  /** Reach of the reader: records about its people and departments alone; absent: all. */
  readonly within?: Reach | undefined;
}

/**
 * Reads a portion of a company's log, newest first; each filter has its index. The person is cast behind the limit, for
 * an indexed join.
 */
export function recordsOf(query: RecordQuery): RawBuilder<StoredRecord> {
  const {
    companyCode,
    operations,
    personId,
    target,
    actorId,
    exceptActorId,
    recordIds,
    seconds,
    from,
    to,
    timeZone,
    after,
    limit,
    within,
  } = query;
  const by = operations ? sql`and a.operation = any(${operations}::text[])` : sql``;
  const about = target ? sql`and a.target_kind = ${target.kind} and a.target_id = ${target.id}` : sql``;
  const notBy = exceptActorId ? sql`and a.actor_id is distinct from ${exceptActorId}::uuid` : sql``;
  const actedBy = actorId ? sql`and a.actor_id = ${actorId}::uuid` : sql``;
  const among = recordIds ? sql`and a.audit_id = any(${recordIds}::uuid[])` : sql``;
  // A moment that is read once bounds the index; one that is asked for row by row would have every older row read.
  const recent =
    seconds === undefined ? sql`` : sql`and a.occurred_at > (select app_now() - make_interval(secs => ${seconds}))`;
  const since = from === '' ? sql`` : sql`and a.occurred_at >= ${from}::timestamp at time zone ${timeZone}`;
  const until =
    to === '' ? sql`` : sql`and a.occurred_at < (${to}::timestamp + interval '1 day') at time zone ${timeZone}`;
  const behind = after
    ? sql`and (a.occurred_at, a.audit_id) < (select occurred_at, audit_id from audit_log
        where company_code = ${companyCode} and audit_id = ${after}::uuid)`
    : sql``;
  const reached = within
    ? sql`and ${isAboutReached(within, { companyCode, kind: sql`a.target_kind`, id: sql`a.target_id` })}`
    : sql``;
  const portion = (whose: RawBuilder<unknown>) => sql`
    select a.* from audit_log a where a.company_code = ${companyCode} ${whose} ${reached} ${by} ${about} ${actedBy} ${notBy} ${among} ${recent} ${since} ${until} ${behind}
    order by a.occurred_at desc, a.audit_id desc limit ${limit}`;
  // Of and about a person are two indexes: each gives its newest, and the newest of both are read.
  const rows = personId
    ? sql`(${portion(sql`and a.actor_id = ${personId}::uuid`)}) union
        (${portion(sql`and a.target_kind = 'person' and a.target_id = ${personId}`)})`
    : portion(sql``);
  return sql<StoredRecord>`
    select r.audit_id as "recordId", ${momentText(sql`r.occurred_at`)} as "occurredAt", r.operation,
      r.actor_kind as "actorKind",
      case when r.actor_kind = 'visitor' and r.target_kind = 'person' then r.target_id::uuid else r.actor_id end as "actorId",
      r.target_kind as "aboutKind", r.target_id as "aboutId",
      case when r.target_kind = 'person' then r.target_id::uuid end as "aboutPersonId", r.fields, r.detail, host(r.address) as address, r.via,
      (select ${momentText(sql`u.expires_at`)} from undo_steps u where u.company_code = ${companyCode}
        and u.audit_id = r.audit_id and u.expires_at > app_now()) as "undoUntil",
      case when r.via like 'undo:%' then (select o.operation from audit_log o
        where o.company_code = ${companyCode} and o.audit_id = substr(r.via, 6)::uuid) end as undoes
    from (${rows}) r order by r.occurred_at desc, r.audit_id desc limit ${limit}`;
}

interface Counted {
  readonly companyCode: string;
  readonly operations: readonly string[];
  readonly from: RawBuilder<unknown>;
  readonly until: RawBuilder<unknown>;
  /** Counting ends here. */
  readonly most: number;
}

/** Returns the number of records of some operations between two moments. */
export function recordCount({ companyCode, operations, from, until, most }: Counted): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from (select from audit_log a where a.company_code = ${companyCode}
    and a.operation = any(${operations}::text[]) and a.occurred_at >= ${from} and a.occurred_at < ${until}
    limit ${most}::integer) counted)`;
}
