import type { RunKind } from '@madang/contract/ground/jobs/runs.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Target } from '../../outcome.ts';

/** Leaves a thing that is gone out of the runs of a kind; rows that a worker holds answer for themselves. */
export async function leaveOutOfRuns(
  tx: Tx,
  companyCode: string,
  { kind, target }: { readonly kind: RunKind; readonly target: Target },
): Promise<void> {
  // The total of a run that is being filled numbers its next rows: it is counted when the run is sealed.
  await sql`
    with gone as (
      select w.run_id, w.row_number from run_rows w
      join row_runs r on r.company_code = w.company_code and r.run_id = w.run_id
      where w.company_code = ${companyCode} and w.target_kind = ${target.kind} and w.target_id = ${target.id}
        and w.state = 'waiting' and r.kind = ${kind} and r.ended_at is null
      for update of w skip locked),
    left_out as (
      delete from run_rows w using gone g
      where w.company_code = ${companyCode} and w.run_id = g.run_id and w.row_number = g.row_number
      returning w.run_id)
    update row_runs r set total = r.total - o.count
    from (select run_id, count(*)::integer as count from left_out group by run_id) o
    where r.company_code = ${companyCode} and r.run_id = o.run_id and r.state <> 'filling'`.execute(tx);
}
