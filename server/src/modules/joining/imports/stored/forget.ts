import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { sql } from 'kysely';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { ImportKey } from './import-state.ts';

export const purgeTask = 'forget-import-file';
export const tidyTask = 'tidy-imports';

/** Takes the file of an import away that was thrown away. */
export async function purgeFile({ files, db }: Pick<Kernel, 'files' | 'db'>, payload: unknown): Promise<void> {
  const { companyCode, importId } = payload as ImportKey;
  const isUsed = await inCompany(db, companyCode, async (tx) => {
    const { rows } =
      await sql`select from imports where company_code = ${companyCode} and import_id = ${importId}`.execute(tx);
    return rows.length > 0;
  });
  if (!isUsed) await files.remove(companyCode, importId);
}

/** Takes rows and files away after seven days, and the history after a year. */
export async function tidyImports({ db, files }: Pick<Kernel, 'db' | 'files'>): Promise<void> {
  const { rows } = await sql<ImportKey>`select company_code as "companyCode", import_id as "importId"
    from purge_imports(${importLimits.keptDays}, ${importLimits.historyDays})`.execute(db);
  for (const { companyCode, importId } of rows) await files.remove(companyCode, importId);
}
