import { randomUUID } from 'node:crypto';
import type { RunKind, RunOrigin } from '@madang/contract/ground/jobs/runs.ts';
import { sql } from 'kysely';
import { inCompany, type Tx } from '../../../db/database.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import type { Keyring } from '../../../crypto/keyring.ts';
import type { Kernel } from '../../../kernel.ts';
import type { AnyCompanyChange } from '../../definition.ts';
import type { Target } from '../../outcome.ts';
import type { Origin, Person } from '../../principal.ts';
import { runRow, seal } from '../sealed.ts';
import { beginCheck } from './control-run.ts';
import { enqueueWorkers, watchRowsTask, watchSeconds, type RunOf } from './runs.sql.ts';

/** Rows that one statement stores: more would hold the process and the database for seconds. */
export const portionSize = 1_000;

type Storing = Pick<Kernel, 'operations' | 'keyring'>;

/** The face of a run in the tray, and its origin. */
export interface ShownRun {
  readonly kind: RunKind;
  readonly origin: RunOrigin;
  /** Codes and ids that its title names; never names or values. */
  readonly detail?: Readonly<Record<string, string>>;
  readonly retryOf?: string;
}

/** One row: an input of the run's operation, or of another one, in the name of the owner or of another person. */
export interface NewRow {
  readonly input: unknown;
  readonly name?: string;
  readonly personId?: string;
  readonly planId?: string;
  /** The thing that its row shows, if the input does not name it. */
  readonly target?: Target | undefined;
  /** Row that a row of an undo reverts. */
  readonly undoesRow?: number;
  /** Change on a date that a row of an undo reverts. */
  readonly undoesPlan?: string;
}

/** Opens a run of one operation, to be filled and sealed; answers its id. */
export async function openRun(
  { operations }: Pick<Kernel, 'operations'>,
  tx: Tx,
  { principal, request }: Pick<Origin, 'request'> & { readonly principal: Person | { readonly companyCode: string } },
  name: string,
  shown?: ShownRun,
): Promise<RunOf> {
  operations.storable(name);
  const { companyCode } = principal;
  const personId = 'personId' in principal ? principal.personId : null;
  const run = { companyCode, runId: randomUUID() };
  const { kind = null, origin = 'product', detail, retryOf = null } = shown ?? {};
  await sql`insert into row_runs (company_code, run_id, operation, person_id, request_id, state, kind, origin, detail, retry_of)
    values (${companyCode}, ${run.runId}, ${name}, ${personId}, ${request.id}, 'filling', ${kind}, ${origin},
      ${detail === undefined ? null : JSON.stringify(detail)}::jsonb, ${retryOf})`.execute(tx);
  await enqueueJob(tx, watchRowsTask, run, { seconds: watchSeconds });
  return run;
}

/** Adds at most `portionSize` inputs, unchecked until their rows run. Throws where the run is sealed. */
export async function addRows(kernel: Storing, tx: Tx, run: RunOf, inputs: readonly unknown[]): Promise<void> {
  await addNamedRows(
    kernel,
    tx,
    run,
    inputs.map((input) => ({ input })),
  );
}

/** The same of rows that may each have an operation and a person of their own. */
export async function addNamedRows(
  { keyring, operations }: Storing,
  tx: Tx,
  { companyCode, runId }: RunOf,
  added: readonly NewRow[],
): Promise<void> {
  if (added.length > portionSize) throw new Error(`a portion has at most ${portionSize} rows`);
  const { rows } = await sql<{ total: number; operation: string }>`
    update row_runs set total = total + ${added.length}, seen_at = app_now(), progressed_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'filling' returning total, operation`.execute(
    tx,
  );
  const [run] = rows;
  if (!run) throw new Error('a run that is sealed takes no more rows');
  const first = run.total - added.length;
  const targets = added.map(
    ({ input, target, name = run.operation }) => target ?? targetOf(operations.storable(name), input),
  );
  const columns = [
    sql`${sealedInputs(keyring, { runId, first }, added)}::bytea[]`,
    sql`${added.map(({ name }) => name ?? null)}::text[]`,
    sql`${added.map(({ personId }) => personId ?? null)}::uuid[]`,
    sql`${added.map(({ planId }) => planId ?? null)}::uuid[]`,
    sql`${added.map(({ undoesRow }) => undoesRow ?? null)}::integer[]`,
    sql`${added.map(({ undoesPlan }) => undoesPlan ?? null)}::uuid[]`,
    sql`${targets.map((target) => target?.kind ?? null)}::text[]`,
    sql`${targets.map((target) => target?.id ?? null)}::text[]`,
  ];
  await sql`insert into run_rows (company_code, run_id, row_number, input, operation, person_id, plan_id, undoes_row, undoes_plan,
      target_kind, target_id)
    select ${companyCode}, ${runId}, ${first}::integer + n, input, name, person_id, plan_id, undoes_row, undoes_plan,
      target_kind, target_id
    from unnest(${sql.join(columns)}) with ordinality
      r (input, name, person_id, plan_id, undoes_row, undoes_plan, target_kind, target_id, n)`.execute(tx);
}

function sealedInputs(
  keyring: Keyring,
  { runId, first }: { readonly runId: string; readonly first: number },
  rows: readonly NewRow[],
): Buffer[] {
  return rows.map(({ input }, index) => seal(keyring, runRow(runId, first + index + 1), input));
}

/** Reads the person or thing that a row is about; undefined for an input that is not well formed, or that makes it. */
function targetOf(operation: AnyCompanyChange, input: unknown): Target | undefined {
  const parsed = operation.input.safeParse(input);
  return parsed.success ? operation.targets(parsed.data)[0] : undefined;
}

/** Fills a run from a stream, each portion in a transaction of its own. */
export async function fillRun(
  kernel: Storing & Pick<Kernel, 'db'>,
  run: RunOf,
  inputs: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<void> {
  let portion: unknown[] = [];
  const store = (rows: readonly unknown[]) =>
    inCompany(kernel.db, run.companyCode, (tx) => addRows(kernel, tx, run, rows));
  for await (const input of inputs) {
    portion.push(input);
    if (portion.length < portionSize) continue;
    await store(portion);
    portion = [];
  }
  if (portion.length > 0) await store(portion);
}

/** Takes all rows away of a run whose filling broke off, so that it is filled from the beginning. */
export async function emptyRun(tx: Tx, { companyCode, runId }: RunOf): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update row_runs set total = 0, seen_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'filling'`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`delete from run_rows where company_code = ${companyCode} and run_id = ${runId}`.execute(tx);
  return true;
}

/** Ends a run whose rows were only checked, and takes them away. */
export async function discardRun(tx: Tx, { companyCode, runId }: RunOf): Promise<void> {
  const { numAffectedRows } =
    await sql`update row_runs set state = 'cancelled', total = 0, told_at = app_now(), ended_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state in ('filling', 'checking', 'checked')`.execute(
      tx,
    );
  if (numAffectedRows !== 1n) return;
  await sql`delete from run_rows where company_code = ${companyCode} and run_id = ${runId}`.execute(tx);
}

/** Ends the filling and has the rows checked; they run once the run is confirmed. */
export async function sealForCheck(tx: Tx, run: RunOf): Promise<void> {
  if (!(await beginCheck(tx, run))) throw new Error('a run is sealed once');
}

/** Ends the filling and has the rows run. */
export async function sealRun(tx: Tx, run: RunOf): Promise<void> {
  const { companyCode, runId } = run;
  const { numAffectedRows } = await sql`
    update row_runs r set state = 'waiting', seen_at = app_now(), progressed_at = app_now(),
      total = (select count(*) from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id)
    where company_code = ${companyCode} and run_id = ${runId} and state = 'filling'`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error('a run is sealed once');
  await enqueueWorkers(tx, run);
}

/** Opens, fills and seals a run in the caller's transaction; answers its id. */
export async function startRows(
  kernel: Storing,
  tx: Tx,
  origin: Origin & { readonly principal: Person },
  { name, inputs }: { readonly name: string; readonly inputs: readonly unknown[] },
): Promise<string> {
  const run = await openRun(kernel, tx, origin, name);
  for (let from = 0; from < inputs.length; from += portionSize) {
    await addRows(kernel, tx, run, inputs.slice(from, from + portionSize));
  }
  await sealRun(tx, run);
  return run.runId;
}
