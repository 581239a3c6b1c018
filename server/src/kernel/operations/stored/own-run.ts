import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { RunOf } from './runs/runs.sql.ts';

interface OwnRun extends RunOf {
  readonly personId: string;
  readonly operation: string;
}

/** A run of one operation that a person started, and whether it has ended; undefined where there is no such run. */
export async function findOwnRun(
  tx: Tx,
  { companyCode, runId, personId, operation }: OwnRun,
): Promise<{ readonly isEnded: boolean } | undefined> {
  return tx
    .selectFrom('row_runs')
    .select(sql<boolean>`ended_at is not null`.as('isEnded'))
    .where('company_code', '=', companyCode)
    .where('run_id', '=', runId)
    .where('person_id', '=', personId)
    .where('operation', '=', operation)
    .executeTakeFirst();
}
