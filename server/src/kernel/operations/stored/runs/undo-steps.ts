import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import type { StoredStep } from '../../outcome.ts';
import { runRow, unseal } from '../sealed.ts';
import { isPlanLeft } from './left-to-undo.sql.ts';
import { type NewRow, portionSize } from './open-run.ts';
import type { RunOf } from './runs.sql.ts';

type Steps = AsyncGenerator<readonly NewRow[]>;
type Opening = Pick<Kernel, 'keyring'>;

/** Reads what takes the rows of a run back, the last row first. */
export async function* rowStepsOf({ keyring }: Opening, tx: Tx, { companyCode, runId }: RunOf): Steps {
  for (let before: number | undefined; ;) {
    const { rows } = await sql<{ rowNumber: number; step: Buffer }>`
      select row_number as "rowNumber", step from run_rows
      where company_code = ${companyCode} and run_id = ${runId} and step is not null
        and (${before ?? null}::integer is null or row_number < ${before ?? null}::integer)
      order by row_number desc limit ${portionSize}`.execute(tx);
    if (rows.length === 0) return;
    yield rows.map(({ rowNumber, step }) => {
      const { name, input } = unseal(keyring, runRow(runId, rowNumber), step) as StoredStep;
      return { name, input, undoesRow: rowNumber };
    });
    before = rows.at(-1)?.rowNumber;
  }
}

interface PlanLeft {
  readonly planId: string;
  readonly dueOn: string;
  readonly orderNumber: string;
  /** The row of its day that carried it out; null while it waits. */
  readonly doneBy: { readonly runId: string; readonly rowNumber: number } | null;
  readonly step: Buffer | null;
}

/** Reads what takes back the changes that a run planned, the last one first: cancels those that wait, undoes the others. */
export async function* planStepsOf({ keyring }: Opening, tx: Tx, run: RunOf): Steps {
  for (let last: PlanLeft | undefined; ;) {
    const plans = await selectPlansLeft(tx, run, last);
    if (plans.length === 0) return;
    yield plans.map(({ planId, doneBy, step }) => {
      if (doneBy === null || step === null)
        return { name: 'cancel-planned-change', input: { planId }, undoesPlan: planId };
      const { name, input } = unseal(keyring, runRow(doneBy.runId, doneBy.rowNumber), step) as StoredStep;
      return { name, input, undoesPlan: planId };
    });
    last = plans.at(-1);
  }
}

async function selectPlansLeft(tx: Tx, { companyCode, runId }: RunOf, last: PlanLeft | undefined): Promise<PlanLeft[]> {
  const key = last
    ? sql`(${last.dueOn}::date, ${last.orderNumber}::bigint, ${last.planId}::uuid)`
    : sql`('infinity'::date, 0::bigint, ${runId}::uuid)`;
  const { rows } = await sql<PlanLeft>`
    select p.plan_id as "planId", p.due_on::text as "dueOn", p.order_number::text as "orderNumber", d.step,
      case when d.run_id is not null then json_build_object('runId', d.run_id, 'rowNumber', d.row_number) end as "doneBy"
    from plans p left join run_rows d
      on d.company_code = p.company_code and d.plan_id = p.plan_id and d.step is not null
    where p.company_code = ${companyCode} and p.planned_by = ${runId}::uuid and ${isPlanLeft}
      and (p.due_on, p.order_number, p.plan_id) < ${key}
    order by p.due_on desc, p.order_number desc, p.plan_id desc limit ${portionSize}`.execute(tx);
  return rows;
}
