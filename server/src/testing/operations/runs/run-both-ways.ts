import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { personFields, type PersonFieldName } from '@madang/contract/people/people/fields.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addNamedRows, openRun, sealForCheck, sealRun } from '../../../kernel/operations/stored/runs/open-run.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { selectRows } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { runRow, unseal } from '../../../kernel/operations/stored/sealed.ts';
import type { Origin, Person } from '../../../kernel/operations/principal.ts';
import { aadOf } from '../../../modules/people/person-records/index.ts';
import { addMember } from '../../member.ts';
import { setSetUpState } from '../../organisation.ts';
import type { TestApp } from '../../test-app.ts';

export type PersonOrigin = Origin & { readonly principal: Person };

/** An administrator of a company whose set-up is over. */
export async function runner(app: TestApp, companyCode: string, role = 'administrator'): Promise<PersonOrigin> {
  const { personId } = await addMember(app.kernel.db, { companyCode, role });
  await setSetUpState(app, companyCode, 'finished');
  return { principal: { kind: 'person', companyCode, personId }, request: { id: randomUUID(), address: '' } };
}

/** A run of an operation over some inputs, sealed to be run or checked first. */
export async function filledRun(
  { kernel }: Pick<TestApp, 'kernel'>,
  origin: PersonOrigin,
  name: string,
  { inputs, isToCheck = false }: { readonly inputs: readonly unknown[]; readonly isToCheck?: boolean },
): Promise<RunOf> {
  const { companyCode } = origin.principal;
  return inCompany(kernel.db, companyCode, async (tx) => {
    const run = await openRun(kernel, tx, origin, name);
    for (let from = 0; from < inputs.length; from += 1_000) {
      const portion = inputs.slice(from, from + 1_000);
      await addNamedRows(
        kernel,
        tx,
        run,
        portion.map((input) => ({ input })),
      );
    }
    await (isToCheck ? sealForCheck : sealRun)(tx, run);
    return run;
  });
}

/** A kernel whose operations have no second form, so that every row goes through `run`. */
export function byRowsAlone(kernel: Kernel): Kernel {
  const storable = (name: string) => ({ ...kernel.operations.storable(name), many: undefined });
  return Object.create(kernel, {
    operations: { value: Object.create(kernel.operations, { storable: { value: storable } }) },
  }) as Kernel;
}

export function rowsOf({ db, keyring }: Pick<Kernel, 'db' | 'keyring'>, run: RunOf) {
  return inCompany(db, run.companyCode, (tx) => selectRows(tx, keyring, run, {}));
}

/** Checks a run, and reads the finding of each row. */
export async function foundBy(kernel: Kernel, run: RunOf) {
  await checkRun(kernel, run);
  return (await rowsOf(kernel, run)).map(({ checkState, code }) => [checkState, code]);
}

/** Tables of the runs themselves, of what is sealed, of what holds for everyone, and of how often something was written. */
const others = new Set([
  'row_runs',
  'run_rows',
  'undo_steps',
  'outbox',
  'companies',
  'company_counters',
  'sessions',
  'rights_versions',
  // Each way adds the numbers in its own portions; their sums are those of the people (numbers-of-people.test.ts).
  'people_counts',
]);
/** Numbers of sequences, and names of each run. */
const volatile = new Set(['company_code', 'history_number', 'change_number', 'request_id', 'via']);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Asks as the owner of all tables, with the rows of one company in reach. */
async function asked<Row extends pg.QueryResultRow>(
  { pools }: Pick<TestApp, 'pools'>,
  companyCode: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await pools.owner.connect();
  try {
    await client.query('begin read only');
    await client.query(`select set_config('app.company_code', $1, true)`, [companyCode]);
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function namesIn(app: TestApp, companyCode: string): Promise<ReadonlyMap<string, string>> {
  const people = await asked<{ id: string; login: string }>(
    app,
    companyCode,
    'select person_id as id, login_id as login from people where company_code = $1',
    [companyCode],
  );
  return new Map(people.map(({ id, login }) => [id, login.startsWith('administrator-') ? 'runner' : login]));
}

/** Every row that a company has, in clear, without what another company cannot have alike: ids, moments, numbers, codes of companies. */
export async function contentOf(app: TestApp, companyCode: string): Promise<Map<string, readonly string[]>> {
  const tables = await asked<{ name: string }>(
    app,
    companyCode,
    `select table_name as name from information_schema.columns
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'company_code' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const nameOf = await namesIn(app, companyCode);
  const content = new Map<string, readonly string[]>();
  for (const { name } of tables.filter((table) => !others.has(table.name))) {
    const text = `select to_jsonb(t) as row from ${name} t where company_code = $1`;
    const rows = await asked<{ row: Record<string, unknown> }>(app, companyCode, text, [companyCode]);
    if (rows.length > 0) content.set(name, rows.map(({ row }) => textOf(app, name, row, nameOf)).toSorted());
  }
  return content;
}

function textOf(
  { kernel }: TestApp,
  table: string,
  row: Readonly<Record<string, unknown>>,
  nameOf: ReadonlyMap<string, string>,
): string {
  const opened = table === 'people' ? { ...row, ...openedOf(kernel, row) } : row;
  const kept = Object.entries(opened).filter(
    ([name, value]) => !volatile.has(name) && !(typeof value === 'string' && moment.test(value)),
  );
  return plain(JSON.stringify(Object.fromEntries(kept)), nameOf);
}

/** Names people by their IDs, which differ by one letter between two companies, and other rows not at all. */
function plain(text: string, nameOf: ReadonlyMap<string, string>): string {
  return text
    .replaceAll(uuid, (id) => nameOf.get(id) ?? 'id')
    .replaceAll(/administrator-id@/g, 'administrator@')
    .replaceAll(/zq[km]/g, 'zq')
    .replaceAll(/"BOTH[KM]\d*/g, '"BOTH');
}

function openedOf({ keyring }: Kernel, row: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = Object.keys(personFields) as PersonFieldName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const { column, storage } = personFields[name];
      const stored = row[column];
      if (storage === 'plain' || typeof stored !== 'string') return [];
      const sealed = Buffer.from(stored.slice(2), 'hex');
      return [[column, keyring.decrypt(sealed, aadOf(name, String(row['person_id'])))]];
    }),
  );
}

/** Reads the ends of a run's rows and their steps, in a form that two companies share. */
export async function endsOf(app: TestApp, run: RunOf): Promise<readonly string[]> {
  const { kernel } = app;
  const nameOf = await namesIn(app, run.companyCode);
  const stored = await asked<{ rowNumber: number; step: Buffer | null }>(
    app,
    run.companyCode,
    'select row_number as "rowNumber", step from run_rows where run_id = $1',
    [run.runId],
  );
  const stepOf = new Map(
    stored.map(({ rowNumber, step }) => [
      rowNumber,
      step && unseal(kernel.keyring, runRow(run.runId, rowNumber), step),
    ]),
  );
  return (await rowsOf(kernel, run)).map(({ rowNumber, state, outcome, target, code }) =>
    plain(JSON.stringify({ rowNumber, state, outcome, target, code, step: stepOf.get(rowNumber) }), nameOf),
  );
}
