import { sql } from 'kysely';
import { inCompany, type Tx } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import { runRow, unseal } from '../sealed.ts';
import { addRows, emptyRun, portionSize, sealForCheck } from './open-run.ts';
import { shareSources } from './sources.sql.ts';
import type { RunOf } from './runs.sql.ts';

/** Fills a run with what the stopped rows of an earlier one were given, and has it checked. Begun again it fills from the beginning. */
export async function fillWithStopped(kernel: Kernel, run: RunOf, retryOf: string): Promise<void> {
  const { companyCode } = run;
  if (!(await inCompany(kernel.db, companyCode, (tx) => emptyRun(tx, run)))) return;
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await inCompany(kernel.db, companyCode, async (tx) => {
      await shareSources(tx, companyCode);
      const stopped = await selectStopped(kernel, tx, { companyCode, runId: retryOf }, from);
      if (stopped.length === 0) return undefined;
      const inputs = stopped.map(({ input }) => input);
      await addRows(kernel, tx, run, inputs);
      return stopped.at(-1)?.rowNumber;
    });
  }
  await inCompany(kernel.db, companyCode, (tx) => sealForCheck(tx, run));
}

/** Reads what the next refused and failed rows were given; what was forgotten of a person is not tried again. */
async function selectStopped(
  { keyring }: Pick<Kernel, 'keyring'>,
  tx: Tx,
  { companyCode, runId }: RunOf,
  after: number,
): Promise<{ readonly rowNumber: number; readonly input: unknown }[]> {
  const { rows } = await sql<{ rowNumber: number; input: Buffer }>`
    select row_number as "rowNumber", input from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and row_number > ${after}
      and state in ('refused', 'failed') and input is not null
    order by row_number limit ${portionSize}`.execute(tx);
  return rows.map(({ rowNumber, input }) => ({
    rowNumber,
    input: unseal(keyring, runRow(runId, rowNumber), input),
  }));
}
