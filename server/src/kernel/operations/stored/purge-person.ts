import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Keyring } from '../../crypto/keyring.ts';
import type { PersonKey } from '../../session/person-key.ts';
import { runRow, planRow, unseal } from './sealed.ts';
import { lockSources } from './runs/sources.sql.ts';

/** The part of a person's data that goes, and the end of work that waits to write it. */
interface Purge {
  /** Returns true for a stored value that goes; absent: everything stored about the person goes. */
  readonly holds?: (value: unknown) => boolean;
  /** Code with which rows and changes are refused that would write it. */
  readonly code: 'CO404' | 'EMPLOYEE_OPTIONAL_DECLINED';
}

/**
 * RCN-02, ACC-11: takes a person out of runs and planned changes, in the transaction that deletes the person's data: out of
 * inputs, results, findings and undo steps.
 */
export async function purgeFromStoredWork(tx: Tx, keyring: Keyring, person: PersonKey, purge: Purge): Promise<void> {
  // Undo and retry copy rows: none begins until this transaction has ended.
  await lockSources(tx, person.companyCode);
  await purgeFromRuns(tx, keyring, person, purge);
  await purgeFromPlans(tx, keyring, person, purge);
}

interface HeldRow {
  readonly runId: string;
  readonly rowNumber: number;
  readonly isWaiting: boolean;
  readonly input: Buffer | null;
  readonly outcome: Buffer | null;
  readonly found: Buffer | null;
  readonly step: Buffer | null;
}

async function purgeFromRuns(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
  { holds, code }: Purge,
): Promise<void> {
  const { rows } = await sql<HeldRow>`
    select run_id as "runId", row_number as "rowNumber", state = 'waiting' as "isWaiting", input, outcome, found, step
    from run_rows where company_code = ${companyCode} and target_kind = 'person' and target_id = ${personId}
    order by run_id, row_number for update`.execute(tx);
  const kept = (row: HeldRow, sealed: Buffer | null) =>
    sealed === null || holds === undefined || holds(unseal(keyring, runRow(row.runId, row.rowNumber), sealed))
      ? null
      : sealed;
  const left = rows.map((row) => ({
    runId: row.runId,
    rowNumber: row.rowNumber,
    ends: row.isWaiting && row.input !== null && kept(row, row.input) === null,
    input: kept(row, row.input),
    outcome: kept(row, row.outcome),
    found: kept(row, row.found),
    step: kept(row, row.step),
  }));
  if (left.length === 0) return;
  const columns = [
    sql`${left.map(({ runId }) => runId)}::uuid[]`,
    sql`${left.map(({ rowNumber }) => rowNumber)}::integer[]`,
    sql`${left.map(({ ends }) => ends)}::boolean[]`,
    sql`${left.map(({ input }) => input)}::bytea[]`,
    sql`${left.map(({ outcome }) => outcome)}::bytea[]`,
    sql`${left.map(({ found }) => found)}::bytea[]`,
    sql`${left.map(({ step }) => step)}::bytea[]`,
  ];
  // A row without an input is not checked any more.
  await sql`
    with kept as (
      select k.*, w.check_state, w.check_state is not null or r.state in ('filling', 'checking') as is_checked
      from unnest(${sql.join(columns)}) k (run_id, row_number, ends, input, outcome, found, step)
      join run_rows w on w.company_code = ${companyCode} and w.run_id = k.run_id and w.row_number = k.row_number
      join row_runs r on r.company_code = ${companyCode} and r.run_id = k.run_id),
    forgotten as (
      update run_rows w set input = k.input, outcome = k.outcome, found = k.found, step = k.step,
        state = case when k.ends then 'refused' else w.state end, code = case when k.ends then ${code} else w.code end,
        check_state = case when k.ends and k.is_checked then 'refused' else w.check_state end
      from kept k where w.company_code = ${companyCode} and w.run_id = k.run_id and w.row_number = k.row_number),
    ended as (
      select run_id, count(*)::integer as refused,
        (count(*) filter (where check_state = 'clean'))::integer as clean,
        (count(*) filter (where check_state = 'unchecked'))::integer as unchecked,
        (count(*) filter (where is_checked and coalesce(check_state, '') not in ('refused', 'failed')))::integer as objected
      from kept where ends group by run_id)
    update row_runs r set refused_count = r.refused_count + e.refused, clean_count = r.clean_count - e.clean,
      unchecked_count = r.unchecked_count - e.unchecked, objected_count = r.objected_count + e.objected
    from ended e where r.company_code = ${companyCode} and r.run_id = e.run_id`.execute(tx);
}

interface HeldPlan {
  readonly planId: string;
  readonly isWaiting: boolean;
  readonly input: Buffer | null;
  readonly outcome: Buffer | null;
}

async function purgeFromPlans(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
  { holds, code }: Purge,
): Promise<void> {
  const { rows } = await sql<HeldPlan>`
    select plan_id as "planId", state in ('waiting', 'running') as "isWaiting", input, outcome from plans
    where company_code = ${companyCode} and plan_id in (
      select plan_id from plan_targets
      where company_code = ${companyCode} and kind = 'person' and target_id = ${personId})
    order by plan_id for update`.execute(tx);
  const isKept = ({ planId }: HeldPlan, sealed: Buffer | null) =>
    sealed === null || (holds !== undefined && !holds(unseal(keyring, planRow(planId), sealed)));
  const dropped = rows.filter(
    (plan) => !isKept(plan, plan.input) || !isKept(plan, plan.outcome) || holds === undefined,
  );
  if (dropped.length === 0) return;
  const ids = (plans: readonly HeldPlan[]) => sql`${plans.map(({ planId }) => planId)}::uuid[]`;
  // Notes are an administrator's words about the person: they go with the account, and with the change that they explain.
  await sql`
    update plans set input = null, outcome = null, note = null,
      state = case when state in ('waiting', 'running') then 'refused' else state end,
      code = case when state in ('waiting', 'running') then ${code} else code end,
      ended_at = coalesce(ended_at, app_now())
    where company_code = ${companyCode} and plan_id = any(${ids(dropped)})`.execute(tx);
}
