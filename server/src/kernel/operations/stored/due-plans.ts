import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { brokenConstraint } from '../../db/failures.ts';
import { type Database, inCompany, type Tx } from '../../db/database.ts';
import type { Kernel } from '../../kernel.ts';
import { listCompanyCodes } from '../../rows/company-codes.ts';
import { todayIn } from '../../rows/company-day.sql.ts';
import { addNamedRows, openRun, portionSize, sealRun } from './runs/open-run.ts';
import type { RunOf } from './runs/runs.sql.ts';
import { orderOfPlans } from './plans-around.ts';
import { planRow, unseal } from './sealed.ts';

type Starting = Pick<Kernel, 'db' | 'keyring' | 'operations'>;

/** The day has come by the clock of the company, which is asked when it is due: its zone may have moved since. */
const isDue = sql<boolean>`p.due_on <= ${todayIn(sql`c.time_zone`)} and c.ended_at is null`;

// While a run of the days before is not over, nothing is begun: changes of one person keep their order.

/** Puts all changes of a company whose day has come into one run; `operation` names it for those who may see it. */
export async function startDueRun(kernel: Starting, companyCode: string, operation: string): Promise<void> {
  try {
    let hasMore = true;
    while (hasMore)
      hasMore = await inCompany(kernel.db, companyCode, (tx) => fillPortion(tx, kernel, companyCode, operation));
  } catch (error) {
    // Another worker has opened it a moment ago, and fills it.
    if (brokenConstraint(error) !== 'row_runs_due_idx') throw error;
  }
}

/** Answers if there may be more. A run whose filling broke off is filled on. */
async function fillPortion(tx: Tx, kernel: Starting, companyCode: string, operation: string): Promise<boolean> {
  const open = await lockDueRun(tx, companyCode);
  if (open && open.state !== 'filling') return false;
  if (!open) await endPlansLeft(tx, companyCode);
  const today = await dueDay(tx, companyCode);
  if (!open && today === undefined) return false;
  const run = open
    ? { companyCode, runId: open.runId }
    : await openDueRun(tx, kernel, { companyCode, operation, today });
  const plans = await takeDue(tx, run);
  await addNamedRows(
    kernel,
    tx,
    run,
    plans.map(({ planId, personId, operation: name, input }) => ({
      name,
      personId,
      planId,
      input: unseal(kernel.keyring, planRow(planId), input),
    })),
  );
  if (plans.length === portionSize) return true;
  await sealRun(tx, run);
  return false;
}

function openDueRun(
  tx: Tx,
  kernel: Starting,
  { companyCode, operation, today = '' }: { companyCode: string; operation: string; today: string | undefined },
): Promise<RunOf> {
  const origin = { principal: { companyCode }, request: { id: randomUUID(), address: '' } };
  return openRun(kernel, tx, origin, operation, { kind: 'plannedChanges', origin: 'plan', detail: { on: today } });
}

async function lockDueRun(tx: Tx, companyCode: string): Promise<{ runId: string; state: string } | undefined> {
  const { rows } = await sql<{ runId: string; state: string }>`
    select run_id as "runId", state from row_runs
    where company_code = ${companyCode} and origin = 'plan' and ended_at is null for no key update`.execute(tx);
  return rows[0];
}

/** The last day of which something is due; undefined where nothing is. */
async function dueDay(tx: Tx, companyCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(p.due_on)::text as day from plans p join companies c on c.company_code = p.company_code
    where p.company_code = ${companyCode} and p.state = 'waiting' and ${isDue}`.execute(tx);
  return rows[0]?.day ?? undefined;
}

interface DuePlan {
  readonly planId: string;
  readonly operation: string;
  readonly personId: string;
  readonly input: Buffer;
  readonly dueOn: string;
  readonly isShown: boolean;
  readonly orderNumber: string;
}

/** Takes the next ones for a run; one that was cancelled or moved by then is left out. */
async function takeDue(tx: Tx, { companyCode, runId }: RunOf): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    with due as (
      select p.plan_id from plans p join companies c on c.company_code = p.company_code
      where p.company_code = ${companyCode} and p.state = 'waiting' and ${isDue}
      order by ${orderOfPlans} limit ${portionSize} for update of p)
    update plans p set state = 'running', run_id = ${runId}::uuid from due
    where p.company_code = ${companyCode} and p.plan_id = due.plan_id
    returning p.plan_id as "planId", p.operation, p.person_id as "personId", p.input, p.due_on::text as "dueOn",
      p.is_shown as "isShown", p.order_number as "orderNumber"`.execute(tx);
  return rows.toSorted(
    (one, other) =>
      one.dueOn.localeCompare(other.dueOn) ||
      Number(one.isShown) - Number(other.isShown) ||
      Number(BigInt(one.orderNumber) - BigInt(other.orderNumber)),
  );
}

/** Ends the changes that runs left which were cancelled or stopped. */
async function endPlansLeft(tx: Tx, companyCode: string): Promise<void> {
  await sql`
    update plans p set state = case r.state when 'cancelled' then 'cancelled' else 'failed' end,
      code = case r.state when 'cancelled' then null else coalesce(r.stop_code, 'MB783') end, input = null, ended_at = app_now()
    from row_runs r
    where p.company_code = ${companyCode} and p.run_id is not null and p.state = 'running'
      and r.company_code = p.company_code and r.run_id = p.run_id and r.ended_at is not null`.execute(tx);
}

/** Companies that are asked about together. */
const companiesAtOnce = 500;

/** Carries out what is due in every company in service, each in transactions of its own; the others are only asked, many at once. */
export async function startDueRuns(kernel: Starting, operation: string): Promise<void> {
  const companyCodes = await listCompanyCodes(kernel.db);
  for (let at = 0; at < companyCodes.length; at += companiesAtOnce) {
    const due = await companiesWithDue(kernel.db, companyCodes.slice(at, at + companiesAtOnce));
    for (const companyCode of due) await startDueRun(kernel, companyCode, operation);
  }
}

async function companiesWithDue(db: Database, companyCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ companyCode: string }>`
    select due as "companyCode" from companies_with_due_plans(${companyCodes}::text[]) due`.execute(db);
  return rows.map(({ companyCode }) => companyCode);
}

/** Days in which a change is listed that has ended; what it did is in the audit log. */
const keptDays = 365;

/** Takes away the changes that ended long ago, with what they were about. */
export async function purgePlans(kernel: Pick<Kernel, 'db'>): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    await inCompany(kernel.db, companyCode, (tx) =>
      sql`delete from plans where company_code = ${companyCode} and state not in ('waiting', 'running')
        and ended_at < app_now() - make_interval(days => ${keptDays})`.execute(tx),
    );
  }
}
