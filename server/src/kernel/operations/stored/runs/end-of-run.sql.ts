import type { RunKind, RunOrigin } from '@madang/contract/ground/jobs/runs.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { RunOf } from './runs.sql.ts';

/** A run that has ended, as its owner is notified of it. */
export interface EndedRun {
  readonly personId: string;
  readonly kind: RunKind;
  readonly origin: RunOrigin;
  readonly detail: Readonly<Record<string, string>>;
  readonly state: 'done' | 'cancelled' | 'stopped';
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly failed: number;
  /** Seconds from its beginning, or from its last resumption, to its end; null where it was not at work. */
  readonly seconds: number | null;
}

/** Claims the notification of a run's end; undefined where it was sent, or the run has no owner or is not shown. */
export async function claimEndNotice(tx: Tx, { companyCode, runId }: RunOf): Promise<EndedRun | undefined> {
  const { rows } = await sql<EndedRun>`
    update row_runs set told_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and told_at is null and ended_at is not null
      and kind is not null and person_id is not null
    returning person_id as "personId", kind, origin, coalesce(detail, '{}') as detail, state, total, done_count as done,
      refused_count as refused, failed_count as failed,
      extract(epoch from ended_at - running_since)::float8 as seconds`.execute(tx);
  return rows[0];
}
