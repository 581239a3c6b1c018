import { setTimeout as pause } from 'node:timers/promises';
import type { ImportDetail } from '../../contract/src/joining/imports/routes.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { manySize } from '../../server/src/kernel/operations/stored/runs/runs.sql.ts';
import { compare, interleave } from '../kernel/compare.ts';
import { type Figure, median } from '../kernel/figures.ts';
import { memoryOf } from '../kernel/memory.ts';
import type { Stage } from '../kernel/stage.ts';
import { type PlantedCompany, plantSmall } from '../lists/planted-people.ts';
import { openKernel } from './kernel.ts';
import { registrations, rowsFor, writeBare } from './people.ts';

const rounds = 3;
/** Fewer for a trial: `BENCH_ROWS=500 npm run bench -- move-in`. */
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000);
const rowsInMemory = rows * 20;
const neighbours = 10;

/** Measures people who come in by a file through the product's own calls, beside bare statements with the same triggers. */
export async function measureMoveIn(stage: Stage): Promise<Figure[]> {
  const company = await plantSmall(stage);
  for (let n = 0; n < neighbours; n += 1) await plantSmall(stage);
  await stage.vacuum();
  const { kernel, close } = await openKernel(stage.databaseUrl);
  const bench = new MoveIn(stage, company);
  try {
    const seen = await interleave({
      rounds,
      product: () => bench.import(rows),
      floor: () => bench.bare(kernel, rows),
    });
    const dryRun = median(seen.product.map(({ checked }) => checked));
    return [
      compare('people of a file applied, beside bare statements', seen, {
        of: ({ applied }) => applied,
        unit: 'rows/s',
        bound: { min: 0.4 },
      }),
      { name: 'rows of a file in a dry run, in a second', product: `${dryRun.toFixed(0)}/s`, value: dryRun },
      await bench.memory(rowsInMemory),
    ];
  } finally {
    await close();
  }
}

interface Speed {
  /** Rows in a second. */
  readonly checked: number;
  readonly applied: number;
}

const columns = ['employeeNumber', 'surname', 'givenName', 'englishName', 'loginId', 'externalMail', 'mobile'] as const;

class MoveIn {
  readonly #stage: Stage;
  readonly #company: PlantedCompany;
  #used = 0;

  constructor(stage: Stage, company: PlantedCompany) {
    this.#stage = stage;
    this.#company = company;
  }

  #next(count: number) {
    this.#used += count;
    return registrations(this.#used - count, count);
  }

  async bare(kernel: Kernel, count: number): Promise<Speed> {
    const { companyCode } = this.#company;
    const people = this.#next(count).map((each) => ({ ...each, departmentCode: 'TOP' }));
    const stored = rowsFor(kernel, companyCode, people);
    const applied = await rateOf(count, async () => {
      for (let from = 0; from < count; from += manySize) {
        await writeBare(kernel, companyCode, stored.slice(from, from + manySize));
      }
    });
    return { checked: 0, applied };
  }

  /** Reads, tries and applies a file of so many new people. */
  async import(count: number): Promise<Speed> {
    const importId = await this.#read(count);
    const checked = await rateOf(count, () => this.#check(importId));
    const applied = await rateOf(count, async () => {
      await this.#call('POST', `/imports/${importId}/application`, { rows: 'valid' });
      await this.#until(importId, 'applied');
    });
    const { run } = await this.#detail(importId);
    if (run?.done !== count) throw new Error(`of ${count} rows ${run?.done} are done`);
    return { checked, applied };
  }

  /** Watches the product's memory while a file is read and tried, and throws the file away. */
  async memory(count: number): Promise<Figure> {
    const idle = memoryOf([this.#stage.productPid]);
    let most = idle;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf([this.#stage.productPid]));
    }, 200);
    const importId = await this.#read(count);
    await this.#check(importId);
    clearInterval(watch);
    await this.#call('DELETE', `/imports/${importId}`);
    const value = most - idle;
    return {
      name: `${count.toLocaleString('en')} rows read and tried, memory above idle, MB`,
      product: `${value.toFixed(0)} MB`,
      value,
      bound: { max: 150 },
    };
  }

  async #read(count: number): Promise<string> {
    const lines = this.#next(count).map((each) => columns.map((name) => each[name]).join(','));
    const form = new FormData();
    form.append('file', new File([[columns.join(','), ...lines].join('\r\n')], 'people.csv'));
    const { importId } = (await this.#call('POST', '/imports/file?kind=people', form)) as { importId: string };
    await this.#until(importId, 'read');
    return importId;
  }

  async #check(importId: string): Promise<void> {
    await this.#call('POST', `/imports/${importId}/check`, {});
    const { refused } = await this.#until(importId, 'checked');
    if (refused > 0) throw new Error(`${refused} rows were refused`);
  }

  async #detail(importId: string): Promise<ImportDetail> {
    return (await this.#call('GET', `/imports/${importId}`)) as ImportDetail;
  }

  async #until(importId: string, state: ImportDetail['state']): Promise<ImportDetail> {
    for (;;) {
      const found = await this.#detail(importId);
      if (found.state === state) return found;
      if (found.state === 'failed') throw new Error(`the file was refused: ${found.refusal?.code}`);
      await pause(100);
    }
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.#stage.productUrl}/api/v1${path}`, {
      method,
      headers: {
        cookie: this.#company.cookie,
        'x-madang': '1',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}

async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (count / (performance.now() - started)) * 1_000;
}
