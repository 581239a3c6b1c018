import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { manySize } from '../../server/src/kernel/operations/stored/runs/runs.sql.ts';
import { checkRun } from '../../server/src/kernel/operations/stored/runs/check-run.ts';
import { fillRun, openRun } from '../../server/src/kernel/operations/stored/runs/open-run.ts';
import { readRun } from '../../server/src/kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../server/src/kernel/operations/stored/runs/runs.sql.ts';
import { runRows } from '../../server/src/kernel/operations/stored/rows.ts';
import { compare, interleave } from '../kernel/compare.ts';
import { type Figure, median } from '../kernel/figures.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantTree } from '../kernel/tree.ts';
import { plantSmall } from '../lists/planted-people.ts';
import { watchWork } from './watch-work.ts';
import { openKernel } from './kernel.ts';
import { registration, registrations, rowsFor, writeBare } from './people.ts';

const rounds = 3;
/** Fewer for a trial: `BENCH_ROWS=500 npm run bench -- runs`. */
const rows = Number(process.env['BENCH_ROWS'] ?? 5_000);
const sizes = { asSets: rows, byRows: Math.ceil(rows / 20), checked: rows * 2, taken: rows * 20 } as const;
/** Companies of 2,000, whose people stand beside those of the run. */
const neighbours = 10;

/**
 * People registered by a run: as sets beside the bare statements with the same triggers, and beside the same rows one by one;
 * checked; and a large run taken in portions. The database has 20,000 neighbours.
 */
export async function measureRuns(stage: Stage): Promise<Figure[]> {
  const { companyCode, personId } = await plantTree(stage);
  for (let n = 0; n < neighbours; n += 1) await plantSmall(stage);
  await stage.vacuum();
  const { kernel, processor, close } = await openKernel(stage.databaseUrl);
  let used = 0;
  const next = (count: number) => {
    used += count;
    return used - count;
  };
  try {
    const owner = { principal: { kind: 'person', companyCode, personId } as const, request: requestOf() };
    const open = async (inputs: Iterable<unknown>, state: 'waiting' | 'checking') => {
      const run = await inCompany(kernel.db, companyCode, (tx) => openRun(kernel, tx, owner, 'register-employee'));
      await fillRun(kernel, run, inputs);
      await begin(kernel, run, state);
      return run;
    };
    const speed = async (run: RunOf, count: number, by = kernel) => {
      const [started, before] = [performance.now(), await processor()];
      await runRows(by, run);
      const [ended, after] = [performance.now(), await processor()];
      const report = await readRun(kernel, run);
      if (report?.done !== count) throw new Error(`of ${count} rows ${report?.done} are done`);
      return { rate: (count / (ended - started)) * 1_000, microseconds: (after - before) / count };
    };
    const seen = await interleave({
      rounds,
      product: async () => {
        const run = await open(registrations(next(sizes.asSets), sizes.asSets), 'waiting');
        return speed(run, sizes.asSets);
      },
      floor: async () => {
        const planned = rowsFor(kernel, companyCode, registrations(next(sizes.asSets), sizes.asSets));
        const [started, before] = [performance.now(), await processor()];
        for (let from = 0; from < planned.length; from += manySize) {
          await writeBare(kernel, companyCode, planned.slice(from, from + manySize));
        }
        const microseconds = ((await processor()) - before) / planned.length;
        return { rate: (planned.length / (performance.now() - started)) * 1_000, microseconds };
      },
    });
    const alone = await speed(
      await open(registrations(next(sizes.byRows), sizes.byRows), 'waiting'),
      sizes.byRows,
      byRowsAlone(kernel),
    );
    const toCheck = await open(registrations(next(sizes.checked), sizes.checked), 'checking');
    const checkStarted = performance.now();
    await checkRun(kernel, toCheck);
    const checked = (sizes.checked / (performance.now() - checkStarted)) * 1_000;
    const asSets = median(seen.product.map(({ microseconds }) => microseconds));
    return [
      compare('people registered as sets, beside bare statements', seen, {
        of: ({ rate }) => rate,
        unit: 'rows/s',
        bound: { min: 0.4 },
      }),
      {
        name: 'processor time of a row by itself, beside one of a set',
        product: `${alone.microseconds.toFixed(0)} us`,
        floor: `${asSets.toFixed(0)} us`,
        value: alone.microseconds / asSets,
        // Of what a row took before rights were asked once a chunk and triggers ran once a statement it is six times and more.
        bound: { min: 3 },
      },
      { name: 'rows checked in a second', product: `${checked.toFixed(0)}/s`, value: checked, bound: { min: 3_000 } },
      ...(await taken(kernel, open, next(sizes.taken))),
    ];
  } finally {
    await close();
  }
}

const requestOf = () => ({ id: randomUUID(), address: '' });

/** Begins a run without a job, which the product beside would do. */
async function begin(kernel: Kernel, { companyCode, runId }: RunOf, state: string): Promise<void> {
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update row_runs set state = ${state}, progressed_at = app_now() where run_id = ${runId}`.execute(tx),
  );
}

/** The kernel without second forms. */
function byRowsAlone(kernel: Kernel): Kernel {
  const storable = (name: string) => ({ ...kernel.operations.storable(name), many: undefined });
  const operations = Object.create(kernel.operations, { storable: { value: storable } }) as Kernel['operations'];
  return Object.create(kernel, { operations: { value: operations } }) as Kernel;
}

/** A large run taken in portions: its longest portion, its longest piece of own work, and what it holds in memory. */
async function taken(
  kernel: Kernel,
  open: (inputs: Iterable<unknown>, state: 'checking') => Promise<RunOf>,
  from: number,
): Promise<Figure[]> {
  let longest = 0;
  let since = performance.now();
  function* inputs() {
    for (let n = 0; n < sizes.taken; n += 1) {
      // A portion is stored before the next row is asked for.
      if (n % 1_000 === 0) longest = Math.max(longest, n === 0 ? 0 : performance.now() - since);
      if (n % 1_000 === 999) since = performance.now();
      yield registration(from + n);
    }
  }
  const watch = watchWork();
  const run = await open(inputs(), 'checking');
  const { ownMs, memoryMb } = await watch.end();
  await inCompany(kernel.db, run.companyCode, (tx) =>
    sql`update row_runs set state = 'cancelled', ended_at = app_now() where run_id = ${run.runId}`.execute(tx),
  );
  const of = `${sizes.taken.toLocaleString('en')} rows taken`;
  return [
    {
      name: `${of}, longest portion, s`,
      product: `${longest.toFixed(0)} ms`,
      value: longest / 1_000,
      bound: { max: 1 },
    },
    {
      name: `${of}, longest piece of own work, ms`,
      product: `${ownMs.toFixed(0)} ms`,
      value: ownMs,
      bound: { max: 50 },
    },
    { name: `${of}, memory above idle, MB`, product: `${memoryMb.toFixed(0)} MB`, value: memoryMb, bound: { max: 60 } },
  ];
}
