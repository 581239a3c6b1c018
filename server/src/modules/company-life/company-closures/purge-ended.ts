import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { purgeRows, listOverdue } from '../../ground/ended-companies/index.ts';
import { destroyCompany } from './operations/destroy-company.ts';

export const purgeEndedTask = 'destroy-ended-companies';

/** Rows deleted in one transaction, so that a large company delays no others. */
const rowsAtOnce = 500;
/** Companies in one run; the next run continues. */
const companiesAtOnce = 20;

/** ACC-11: destroys what companies had whose time is over. A run that was broken off is gone on with by the next one. */
export async function purgeEndedCompanies(kernel: Kernel, max = rowsAtOnce): Promise<void> {
  const { contributed, db, files } = kernel;
  const parts = contributed.of('companyEnded');
  const apart = parts.flatMap(({ tablesApart }) => tablesApart ?? []);
  for (const companyCode of await listOverdue(db, companiesAtOnce)) {
    let gone: number;
    do {
      gone = await inCompany(db, companyCode, (tx) => purgeRows(tx, companyCode, max, apart));
    } while (gone > 0);
    for (const { destroyed } of parts) await destroyed?.(db, companyCode);
    await files.removeAll(companyCode);
    await execute(kernel, destroyCompany, commandOrigin(companyCode), {});
  }
}
