import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../db/query-batch.ts';

/** One row of the audit log without what it changed. */
export interface LatestChange {
  readonly changeId: string;
  readonly occurredAt: string;
  readonly operation: string;
  readonly actorKind: 'person' | 'visitor' | 'system';
  readonly actorId: string | null;
}

interface Shown {
  readonly companyCode: string;
  /** Names of the operations that are shown. */
  readonly operations: readonly string[];
  readonly limit: number;
}

/**
 * The newest rows of a company's audit log by some operations, newest first. A visitor who became one of the company's
 * people, as by an invitation, is the person that the row is about.
 */
export function latestChangesOf({ companyCode, operations, limit }: Shown): RawBuilder<LatestChange> {
  return sql<LatestChange>`
    select audit_id as "changeId", ${momentText(sql`occurred_at`)} as "occurredAt", operation, actor_kind as "actorKind",
      case when actor_kind = 'visitor' and target_kind = 'person' then target_id::uuid else actor_id end as "actorId"
    from audit_log where company_code = ${companyCode} and operation = any(${operations}::text[])
    order by occurred_at desc, audit_id desc limit ${limit}`;
}
