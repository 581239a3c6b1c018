import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { wholeTreeOf } from '../../organisation/departments/index.ts';
import type { StoredImport } from './stored/import-state.ts';
import { nameKey } from './kinds/departments-known.ts';
import { selectRows } from './stored/rows.sql.ts';
import { openImport, openRow } from './stored/sealed.ts';

const portionRows = 1_000;

/** Departments that cells name and the company has not, with the code that each would get; those that are made already first. */
export async function missingDepartments(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  companyCode: string,
  { importId, made: sealed }: StoredImport,
): Promise<ImportDetail['missingDepartments']> {
  const made = openImport(keyring, importId, 'made', sealed) ?? [];
  const counted = new Map<string, { name: string; rows: number }>();
  for (const code of ['MB915'] as const) {
    for (let after = 0; ;) {
      const rows = await selectRows(tx, { companyCode, importId }, { code, after, limit: portionRows });
      for (const { line, finding } of rows) {
        const name = openRow(keyring, { importId, line }, 'finding', finding)?.missingDepartment;
        if (name === undefined || name === '') continue;
        const before = counted.get(nameKey(name));
        if (before) before.rows += 1;
        else if (counted.size < importLimits.departmentsMade) counted.set(nameKey(name), { name, rows: 1 });
      }
      const last = rows.at(-1);
      if (!last || rows.length < portionRows) break;
      after = last.line;
    }
  }
  const { rows: tree } = await wholeTreeOf(companyCode).execute(tx);
  const taken = new Set([
    ...tree.map(({ departmentCode }) => departmentCode),
    ...made.map(({ departmentCode }) => departmentCode),
  ]);
  let next = 1;
  const freeCode = () => {
    for (;;) {
      const code = `DEPT${String(next).padStart(4, '0')}`;
      next += 1;
      if (!taken.has(code)) return code;
    }
  };
  return [
    ...made.map(({ name, departmentCode, parentDepartmentCode }) => ({
      name,
      rows: 0,
      departmentCode,
      parentDepartmentCode,
      isMade: true,
    })),
    ...[...counted.values()].map(({ name, rows }) => ({
      name,
      rows,
      departmentCode: freeCode(),
      parentDepartmentCode: rootDepartment,
      isMade: false,
    })),
  ];
}
