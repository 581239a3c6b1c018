import { checkRun } from '../../server/src/kernel/operations/stored/runs/check-run.ts';
import { portionSize } from '../../server/src/kernel/operations/stored/runs/open-run.ts';
import { compare, interleave } from '../kernel/compare.ts';
import { type Figure, median } from '../kernel/figures.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantTree } from '../kernel/tree.ts';
import { plantSmall } from '../lists/planted-people.ts';
import { openKernel } from './kernel.ts';
import { registration, registrations } from './people.ts';
import { byRowsAlone, RunBench } from './run-bench.ts';
import { watchWork } from './watch-work.ts';

const rounds = 3;
/** Fewer for a trial: `BENCH_ROWS=500 npm run bench -- runs`. */
const rows = Number(process.env['BENCH_ROWS'] ?? 5_000);
const sizes = { asSets: rows, byRows: Math.ceil(rows / 20), checked: rows * 2, taken: rows * 20 } as const;
/** Companies of 2,000, whose people stand beside those of the run. */
const neighbours = 10;

/** People registered by a run, beside bare statements and beside rows one by one; checked; and taken in portions. */
export async function measureRuns(stage: Stage): Promise<Figure[]> {
  const owner = await plantTree(stage);
  for (let n = 0; n < neighbours; n += 1) await plantSmall(stage);
  await stage.vacuum();
  const opened = await openKernel(stage.databaseUrl);
  const bench = new RunBench(opened, owner);
  try {
    return [...(await written(bench)), await checked(bench), ...(await taken(bench))];
  } finally {
    await opened.close();
  }
}

async function written(bench: RunBench): Promise<Figure[]> {
  const seen = await interleave({
    rounds,
    product: () => bench.run(sizes.asSets),
    floor: () => bench.bare(sizes.asSets),
  });
  const asSets = median(seen.product.map(({ microseconds }) => microseconds));
  const { microseconds } = await bench.run(sizes.byRows, byRowsAlone(bench.kernel));
  return [
    compare('people registered as sets, beside bare statements', seen, {
      of: ({ rate }) => rate,
      unit: 'rows/s',
      bound: { min: 0.4 },
    }),
    {
      name: 'processor time of a row by itself, beside one of a set',
      product: `${microseconds.toFixed(0)} us`,
      floor: `${asSets.toFixed(0)} us`,
      value: microseconds / asSets,
      // Six times and more of what a row took before rights were asked once a chunk and triggers ran once a statement.
      bound: { min: 3 },
    },
  ];
}

async function checked(bench: RunBench): Promise<Figure> {
  const { checked: count } = sizes;
  const run = await bench.open(registrations(bench.next(count), count), 'checking');
  const started = performance.now();
  await checkRun(bench.kernel, run);
  const rate = (count / (performance.now() - started)) * 1_000;
  return { name: 'rows checked in a second', product: `${rate.toFixed(0)}/s`, value: rate, bound: { min: 3_000 } };
}

/** A large run taken in portions: its longest portion, its longest piece of own work, and its memory. */
async function taken(bench: RunBench): Promise<Figure[]> {
  const { taken: count } = sizes;
  const from = bench.next(count);
  let [longest, since] = [0, performance.now()];
  function* inputs() {
    for (let n = 0; n < count; n += 1) {
      // A portion is stored before the next row is asked for.
      if (n > 0 && n % portionSize === 0) longest = Math.max(longest, performance.now() - since);
      if (n % portionSize === portionSize - 1) since = performance.now();
      yield registration(from + n);
    }
  }
  const watch = watchWork();
  const run = await bench.open(inputs(), 'checking');
  const { ownMs, memoryMb } = await watch.end();
  await bench.set(run, 'cancelled');
  const of = `${count.toLocaleString('en')} rows taken`;
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
