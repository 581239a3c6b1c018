import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../db/query-batch.ts';
import type { Target } from '../operations/outcome.ts';

/** One row of the audit log about one thing. */
export interface TargetChange {
  readonly changeId: string;
  readonly occurredAt: string;
  readonly operation: string;
  readonly actorId: string | null;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

interface Asked {
  readonly companyCode: string;
  readonly target: Target;
  /** Written into the statement as they stand, so that an index over their rows alone serves it. */
  readonly operations: readonly string[];
  readonly limit: number;
}

/** What some operations did to one thing of a company, newest first. */
export function changesOfTarget({ companyCode, target, operations, limit }: Asked): RawBuilder<TargetChange> {
  const among = sql.join(operations.map((name) => sql.lit(name)));
  return sql<TargetChange>`
    select audit_id as "changeId", ${momentText(sql`occurred_at`)} as "occurredAt", operation, actor_id as "actorId", detail
    from audit_log where company_code = ${companyCode} and target_kind = ${target.kind} and target_id = ${target.id}
      and operation in (${among})
    order by occurred_at desc, audit_id desc limit ${limit}`;
}
