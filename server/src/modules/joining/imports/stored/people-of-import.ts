import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { selectRows as selectRunRows } from '../../../../kernel/operations/stored/runs/read-run.ts';
import type { StoredImport } from './import-state.ts';
import { employeeTarget } from '../targets.ts';

interface PersonOfLine {
  readonly line: number;
  readonly personId: string;
}

/** Reads the people that an import names, or that its run has registered, by their lines. */
export async function peopleOfImport(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  companyCode: string,
  { importId, runId }: StoredImport,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<PersonOfLine[]> {
  if (runId === null) {
    const { rows } = await sql<PersonOfLine>`select line, target_id as "personId" from import_rows
      where company_code = ${companyCode} and import_id = ${importId} and mark = 'changed' and line > ${after}
      order by line limit ${limit}`.execute(tx);
    return rows;
  }
  const { rows } = await sql<{ line: number; runRow: number }>`select line, run_row as "runRow" from import_rows
    where company_code = ${companyCode} and import_id = ${importId} and mark = 'new' and run_row is not null and line > ${after}
    order by line limit ${limit}`.execute(tx);
  const people: PersonOfLine[] = [];
  for (const { line, runRow } of rows) {
    const [row] = await selectRunRows(tx, keyring, { companyCode, runId }, { after: runRow - 1, limit: 1 });
    const [personId] = row?.rowNumber === runRow && row.state === 'done' ? employeeTarget(row.target, row.outcome) : [];
    people.push({ line, personId: personId ?? '00000000-0000-0000-0000-000000000000' });
  }
  return people;
}
