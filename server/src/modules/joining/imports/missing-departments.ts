import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { wholeTreeOf } from '../../organisation/departments/index.ts';
import { wayKey } from './kinds/departments-known.ts';
import { type NamedRows, proposeDepartments } from './proposed-departments.ts';
import type { ImportKey, StoredImport } from './stored/import-state.ts';
import { selectRows } from './stored/rows.sql.ts';
import { openImport, openRow } from './stored/sealed.ts';

const portionRows = 1_000;

type Missing = ImportDetail['missingDepartments'];

/** Departments that cells name and the company has not, each behind the one above it; those that are made already first. */
export async function missingDepartments(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring'>,
  companyCode: string,
  { importId, made: sealed }: StoredImport,
): Promise<Missing> {
  const made = openImport(kernel.keyring, importId, 'made', sealed) ?? [];
  const named = await namedRows(tx, kernel, { companyCode, importId });
  const { rows: tree } = await wholeTreeOf(companyCode).execute(tx);
  return [
    ...made.map(({ name, departmentCode, parentDepartmentCode }) => ({
      name,
      rows: 0,
      departmentCode,
      parentDepartmentCode,
      isMade: true,
    })),
    ...proposeDepartments(named, { tree, made }).map((each) => ({ ...each, isMade: false })),
  ];
}

/** Reads the names of missing departments, with how many rows have each. */
async function namedRows(tx: Tx, { keyring }: Pick<Kernel, 'keyring'>, key: ImportKey): Promise<NamedRows[]> {
  const counted = new Map<string, { name: string; rows: number }>();
  for (let after = 0; ;) {
    const rows = await selectRows(tx, key, { code: 'MB915', after, limit: portionRows });
    for (const { line, finding } of rows) {
      const name = openRow(keyring, { importId: key.importId, line }, 'finding', finding)?.missingDepartment;
      if (name === undefined || name === '') continue;
      const before = counted.get(wayKey(name));
      if (before) before.rows += 1;
      else if (counted.size < importLimits.departmentsMade) counted.set(wayKey(name), { name, rows: 1 });
    }
    const last = rows.at(-1);
    if (!last || rows.length < portionRows) return [...counted.values()];
    after = last.line;
  }
}
