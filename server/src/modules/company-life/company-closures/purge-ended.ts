import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { purgeRows, listOverdue } from '../../ground/ended-companies/index.ts';
import { directoryTables, purgeCompany } from '../../ground/directory/index.ts';
import { destroyCompany } from './operations/destroy-company.ts';

export const purgeEndedTask = 'destroy-ended-companies';

/** So many rows go in one transaction, so that a large company holds no one up. */
const rowsAtOnce = 500;
/** So many companies in one run; the next run goes on. */
const companiesAtOnce = 20;

/** ACC-11: destroys what companies had whose time is over. A run that was broken off is gone on with by the next one. */
export async function purgeEndedCompanies(kernel: Kernel, max = rowsAtOnce): Promise<void> {
  const { db, files } = kernel;
  for (const companyCode of await listOverdue(db, companiesAtOnce)) {
    let gone: number;
    do {
      gone = await inCompany(db, companyCode, (tx) => purgeRows(tx, companyCode, max, directoryTables));
    } while (gone > 0);
    await purgeCompany(db, companyCode);
    await files.removeAll(companyCode);
    await execute(kernel, destroyCompany, commandOrigin(companyCode), {});
  }
}
