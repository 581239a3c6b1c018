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

/** Returns the changes that some operations made to one thing of a company, newest first. */
export function changesOfTarget({ companyCode, target, operations, limit }: Asked): RawBuilder<TargetChange> {
  const among = sql.join(operations.map((name) => sql.lit(name)));
  return sql<TargetChange>`
    select audit_id as "changeId", ${momentText(sql`occurred_at`)} as "occurredAt", operation, actor_id as "actorId", detail
    from audit_log where company_code = ${companyCode} and target_kind = ${target.kind} and target_id = ${target.id}
      and operation in (${among})
    order by occurred_at desc, audit_id desc limit ${limit}`;
}

interface AskedByOperation {
  readonly companyCode: string;
  readonly operations: readonly string[];
  /** Only about this thing. */
  readonly target?: Target;
  /** Only of rows whose detail has this value under this name. */
  readonly detail?: { readonly name: string; readonly value: string } | undefined;
  /** Only what is older than this change. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A change with the code of what it is about. */
export interface OperationChange extends TargetChange {
  readonly aboutId: string;
}

/**
 * Returns the changes that some operations made in a company, newest first; the index in its order gives the newest of each
 * operation.
 */
export function changesOfOperations(asked: AskedByOperation): RawBuilder<OperationChange> {
  const { companyCode, operations, target, detail, after, limit } = asked;
  const about = target ? sql`and a.target_kind = ${target.kind} and a.target_id = ${target.id}` : sql``;
  const having = detail ? sql`and a.detail ->> ${detail.name} = ${detail.value}` : sql``;
  const behind = after
    ? sql`and (a.occurred_at, a.audit_id) < (select occurred_at, audit_id from audit_log
        where company_code = ${companyCode} and audit_id = ${after}::uuid)`
    : sql``;
  return sql<OperationChange>`
    select a.audit_id as "changeId", ${momentText(sql`a.occurred_at`)} as "occurredAt", a.operation,
      a.actor_id as "actorId", a.target_id as "aboutId", a.detail
    from unnest(${operations}::text[]) wanted(operation) cross join lateral (
      select * from audit_log a where a.company_code = ${companyCode} and a.operation = wanted.operation ${about} ${having} ${behind}
      order by a.occurred_at desc, a.audit_id desc limit ${limit}) a
    order by a.occurred_at desc, a.audit_id desc limit ${limit}`;
}
