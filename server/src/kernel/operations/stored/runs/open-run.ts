import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCompany, type Tx } from '../../../db/database.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import type { Keyring } from '../../../crypto/keyring.ts';
import type { Kernel } from '../../../kernel.ts';
import type { StoredStep } from '../../outcome.ts';
import type { Origin, Person } from '../../principal.ts';
import { runRow, seal } from '../sealed.ts';
import { runRowsTask, watchRowsTask, watchSeconds, type RunOf } from './runs.sql.ts';

/** Rows that one statement stores: more would hold the process and the database for seconds. */
export const portionSize = 1_000;

type Storing = Pick<Kernel, 'operations' | 'keyring'>;

/** Opens a run of one operation, to be filled and sealed; answers its id. */
export async function openRun(
  { operations }: Pick<Kernel, 'operations'>,
  tx: Tx,
  { principal, request }: Origin & { readonly principal: Person },
  name: string,
): Promise<RunOf> {
  operations.storable(name);
  const { companyCode, personId } = principal;
  const runId = randomUUID();
  await sql`insert into row_runs (company_code, run_id, operation, person_id, request_id, state)
    values (${companyCode}, ${runId}, ${name}, ${personId}, ${request.id}, 'filling')`.execute(tx);
  return { companyCode, runId };
}

/** Adds at most `portionSize` inputs, unchecked until their rows run. Throws where the run is sealed. */
export async function addRows(
  { keyring }: Pick<Kernel, 'keyring'>,
  tx: Tx,
  { companyCode, runId }: RunOf,
  inputs: readonly unknown[],
): Promise<void> {
  await insertRows(
    keyring,
    tx,
    { companyCode, runId },
    inputs.map((input) => ({ input, name: null })),
  );
}

/** The same of steps, each of an operation of its own. */
export async function addSteps(
  { keyring }: Pick<Kernel, 'keyring'>,
  tx: Tx,
  run: RunOf,
  steps: readonly StoredStep[],
): Promise<void> {
  await insertRows(keyring, tx, run, steps);
}

async function insertRows(
  keyring: Keyring,
  tx: Tx,
  { companyCode, runId }: RunOf,
  inputs: readonly { readonly input: unknown; readonly name: string | null }[],
): Promise<void> {
  if (inputs.length > portionSize) throw new Error(`a portion has at most ${portionSize} rows`);
  const { rows } = await sql<{ total: number }>`
    update row_runs set total = total + ${inputs.length}, seen_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'filling' returning total`.execute(tx);
  const [run] = rows;
  if (!run) throw new Error('a run that is sealed takes no more rows');
  const first = run.total - inputs.length;
  const sealed = inputs.map(({ input }, index) => seal(keyring, runRow(runId, first + index + 1), input));
  const names = inputs.map(({ name }) => name);
  await sql`insert into run_rows (company_code, run_id, row_number, input, operation)
    select ${companyCode}, ${runId}, ${first}::integer + n, input, name
    from unnest(${sealed}::bytea[], ${names}::text[]) with ordinality r (input, name, n)`.execute(tx);
}

/** Fills a run from a stream, each portion in a transaction of its own. */
export async function fillRun(
  kernel: Pick<Kernel, 'db' | 'keyring'>,
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

/** Ends the filling and has the rows run. */
export async function sealRun(tx: Tx, run: RunOf): Promise<void> {
  const { companyCode, runId } = run;
  const { numAffectedRows } = await sql`
    update row_runs set state = 'waiting', seen_at = app_now(), progressed_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'filling'`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error('a run is sealed once');
  await enqueueJob(tx, runRowsTask, run);
  await enqueueJob(tx, watchRowsTask, run, { seconds: watchSeconds });
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
