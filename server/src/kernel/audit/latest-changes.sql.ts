import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../db/query-batch.ts';

/** One row of the audit log without what it changed. */
export interface LatestChange {
  readonly changeId: string;
  readonly occurredAt: string;
  readonly operation: string;
  readonly actorKind: 'person' | 'visitor' | 'system';
  readonly actorId: string | null;
  /** Number of times the actor did this on that day; this row is the newest of them. */
  readonly times: number;
}

/** Rows that are folded, so that a hundred equal changes of one person do not displace those of others. */
const foldedRows = 200;

interface Shown {
  readonly companyCode: string;
  /** Names of the operations that are shown. */
  readonly operations: readonly string[];
  readonly limit: number;
}

// Each operation by its own index: by the time alone, a log of a million log-ins would be read to its beginning.
/**
 * Reads the newest log rows of some operations; repetitions of an actor on a day (UTC) are one row. Invited people
 * count as actors.
 */
export function latestChangesOf({ companyCode, operations, limit }: Shown): RawBuilder<LatestChange> {
  return sql<LatestChange>`
    with newest as (
      select audit_id, occurred_at, operation, actor_kind,
        case when actor_kind = 'visitor' and target_kind = 'person' then target_id::uuid else actor_id end as actor_id
      from unnest(${operations}::text[]) shown cross join lateral (
        select * from audit_log where company_code = ${companyCode} and operation = shown
        order by occurred_at desc, audit_id desc limit ${foldedRows}) of_operation
      order by occurred_at desc, audit_id desc limit ${foldedRows}),
    folded as (
      select *, count(*) over alike as times, row_number() over (alike order by occurred_at desc, audit_id desc) as place
      from newest
      window alike as (partition by operation, actor_kind, actor_id, (occurred_at at time zone 'UTC')::date))
    select audit_id as "changeId", ${momentText(sql`occurred_at`)} as "occurredAt", operation, actor_kind as "actorKind",
      actor_id as "actorId", times::integer as times
    from folded where place = 1 order by occurred_at desc, audit_id desc limit ${limit}`;
}
