import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { runRows } from '../../server/src/kernel/operations/stored/rows.ts';
import { fillRun, openRun } from '../../server/src/kernel/operations/stored/runs/open-run.ts';
import { readRun } from '../../server/src/kernel/operations/stored/runs/read-run.ts';
import { manySize, type RunOf } from '../../server/src/kernel/operations/stored/runs/runs.sql.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';
import type { BenchKernel } from './kernel.ts';
import { registrations, rowsFor, writeBare } from './people.ts';

export interface Speed {
  /** Rows in a second. */
  readonly rate: number;
  /** Microseconds of processor time per row. */
  readonly microseconds: number;
}

/** Runs of one company, each over people that no run before had. */
export class RunBench {
  readonly kernel: Kernel;
  readonly #processor: BenchKernel['processor'];
  readonly #owner: PersonKey;
  #used = 0;

  constructor({ kernel, processor }: BenchKernel, owner: PersonKey) {
    this.kernel = kernel;
    this.#processor = processor;
    this.#owner = owner;
  }

  /** The number of the first of so many new people. */
  next(count: number): number {
    this.#used += count;
    return this.#used - count;
  }

  /** Fills a run, and sets its state without a job, which the product beside would do. */
  async open(inputs: Iterable<unknown>, state: 'waiting' | 'checking'): Promise<RunOf> {
    const { companyCode, personId } = this.#owner;
    const owner = {
      principal: { kind: 'person', companyCode, personId } as const,
      request: { id: randomUUID(), address: '' },
    };
    const run = await inCompany(this.kernel.db, companyCode, (tx) =>
      openRun(this.kernel, tx, owner, 'register-employee'),
    );
    await fillRun(this.kernel, run, inputs);
    await this.set(run, state);
    return run;
  }

  async set({ companyCode, runId }: RunOf, state: string): Promise<void> {
    await inCompany(this.kernel.db, companyCode, (tx) =>
      sql`update row_runs set state = ${state}, progressed_at = app_now() where run_id = ${runId}`.execute(tx),
    );
  }

  /** Registers so many people by a run. */
  async run(count: number, by = this.kernel): Promise<Speed> {
    const run = await this.open(registrations(this.next(count), count), 'waiting');
    const speed = await this.#speed(count, () => runRows(by, run));
    const report = await readRun(this.kernel, run);
    if (report?.done !== count) throw new Error(`of ${count} rows ${report?.done} are done`);
    return speed;
  }

  /** Registers so many people by bare statements. */
  async bare(count: number): Promise<Speed> {
    const { companyCode } = this.#owner;
    const rows = rowsFor(this.kernel, companyCode, registrations(this.next(count), count));
    return this.#speed(count, async () => {
      for (let from = 0; from < count; from += manySize) {
        await writeBare(this.kernel, companyCode, rows.slice(from, from + manySize));
      }
    });
  }

  async #speed(count: number, work: () => Promise<void>): Promise<Speed> {
    const [started, before] = [performance.now(), await this.#processor()];
    await work();
    const seconds = (performance.now() - started) / 1_000;
    return { rate: count / seconds, microseconds: ((await this.#processor()) - before) / count };
  }
}

/** The kernel without second forms. */
export function byRowsAlone(kernel: Kernel): Kernel {
  const storable = (name: string) => ({ ...kernel.operations.storable(name), many: undefined });
  const operations = Object.create(kernel.operations, { storable: { value: storable } }) as Kernel['operations'];
  return Object.create(kernel, { operations: { value: operations } }) as Kernel;
}
