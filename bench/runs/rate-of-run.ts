import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { runRows } from '../../server/src/kernel/operations/stored/rows.ts';
import { fillRun, openRun } from '../../server/src/kernel/operations/stored/runs/open-run.ts';
import { countByCode, readRun } from '../../server/src/kernel/operations/stored/runs/read-run.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';

/** Rows of a person's run that are done in a second, without its server. */
export async function rateOfRun(
  kernel: Kernel,
  { companyCode, personId }: PersonKey,
  operation: string,
  inputs: readonly object[],
): Promise<number> {
  const origin = {
    principal: { kind: 'person', companyCode, personId } as const,
    request: { id: randomUUID(), address: '' },
  };
  const run = await inCompany(kernel.db, companyCode, (tx) => openRun(kernel, tx, origin, operation));
  await fillRun(kernel, run, inputs);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update row_runs set state = 'waiting', progressed_at = app_now() where run_id = ${run.runId}`.execute(tx),
  );
  const rate = await rateOf(inputs.length, () => runRows(kernel, run));
  const report = await readRun(kernel, run);
  if (report?.done !== inputs.length) {
    const { codes } = await inCompany(kernel.db, companyCode, (tx) => countByCode(tx, run));
    const reasons = codes.map(({ code, count }) => `${count} ${code}`).join(', ');
    throw new Error(`${operation}: of ${inputs.length} rows ${report?.done} are done (${report?.state}; ${reasons})`);
  }
  return rate;
}

export async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (count / (performance.now() - started)) * 1_000;
}
