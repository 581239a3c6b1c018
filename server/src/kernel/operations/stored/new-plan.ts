import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../crypto/new-id.ts';
import type { Tx } from '../../db/database.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Kernel } from '../../kernel.ts';
import { beginningOf, todayIn } from '../../rows/company-day.sql.ts';
import { parseStoredInput } from '../input.ts';
import type { Target } from '../outcome.ts';
import type { PlannedDay } from './planned-day.ts';
import type { Origin, Person } from '../principal.ts';
import { planRow, seal } from './sealed.ts';

/** Carries out what is due in a company; done by the module that shows planned changes. */
export const runDuePlansTask = 'run-due-plans';
type Planning = Pick<Kernel, 'operations' | 'keyring'>;
type PlannerOrigin = Origin & { readonly principal: Person };

/** A change for a day. */
export interface NewPlan extends PlannedDay {
  readonly name: string;
  readonly input: unknown;
}

/** Stores an operation for the beginning of a day of the company; undefined for one that is not after today, or too far ahead. */
export async function planForDay(
  { operations, keyring }: Planning,
  tx: Tx,
  { principal: { companyCode, personId }, runId }: PlannerOrigin,
  { name, input, dueOn, shown }: NewPlan,
): Promise<string | undefined> {
  const operation = operations.storable(name);
  const parsed: unknown = parseStoredInput(operation, input);
  const planId = newId();
  const sealed = (value: unknown) => seal(keyring, planRow(planId), value);
  const note = shown === undefined ? null : sealed(shown.note);
  const detail = shown === undefined ? null : JSON.stringify(shown.detail);
  const asked: readonly Target[] = operation.targets(parsed);
  const targets = [...asked, ...(operation.names?.(parsed) ?? [])];
  const { rows } = await sql<{ seconds: number }>`
    with company as (
      select time_zone, ${todayIn(sql`time_zone`)} as today from companies where company_code = ${companyCode}),
    planned as (
      insert into plans (company_code, plan_id, operation, input, due_on, person_id, note, detail, is_shown, planned_by)
      select ${companyCode}, ${planId}::uuid, ${name}, ${sealed(parsed)}, ${dueOn}::date, ${personId}::uuid, ${note}::bytea,
        ${detail}::jsonb, ${shown !== undefined}, ${shown === undefined ? null : (runId ?? null)}::uuid from company
      where ${isPlannable(sql`${dueOn}::date`, sql`today`)} returning due_on),
    named as (
      insert into plan_targets (company_code, plan_id, kind, target_id, is_asked)
      select ${companyCode}, ${planId}::uuid, t.kind, t.id, bool_or(t.place <= ${asked.length}) from planned,
        unnest(${targets.map(({ kind }) => kind)}::text[], ${targets.map(({ id }) => id)}::text[])
        with ordinality t (kind, id, place)
      group by t.kind, t.id)
    select greatest(0, extract(epoch from ${beginningOf(sql`due_on`, sql`time_zone`)} - app_now()))::float8 as seconds
    from planned, company`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await enqueueDue(tx, companyCode, dueOn, row.seconds);
  return planId;
}

/** Condition of a day that a change may be planned for. */
export function isPlannable(day: RawBuilder<unknown>, today: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${day} > ${today} and ${day} <= (${today} + make_interval(years => ${planYearsMax}))::date)`;
}

/** Has the day's changes carried out at its beginning; a sweep finds them where the company's clock has moved since. */
export async function enqueueDue(tx: Tx, companyCode: string, dueOn: string, seconds: number): Promise<void> {
  await enqueueJob(tx, runDuePlansTask, { companyCode }, { key: `due ${companyCode} ${dueOn}`, seconds });
}
