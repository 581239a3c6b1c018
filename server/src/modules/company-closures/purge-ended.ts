import { commandActor } from '../../kernel/audit/actor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { purgeRows, listOverdue, markDestroyed } from '../companies/index.ts';

export const purgeEndedTask = 'destroy-ended-companies';

/** So many rows go in one transaction, so that a large company holds nobody up. */
const rowsAtOnce = 500;
/** So many companies in one run; the next run goes on. */
const companiesAtOnce = 20;

/** ACC-11: destroys what companies had whose time is over. A run that was broken off is gone on with by the next one. */
export async function purgeEndedCompanies(
  { db, files }: Pick<Kernel, 'db' | 'files'>,
  max = rowsAtOnce,
): Promise<void> {
  for (const companyCode of await listOverdue(db, companiesAtOnce)) {
    let gone: number;
    do {
      gone = await inCompany(db, companyCode, (tx) => purgeRows(tx, companyCode, max));
    } while (gone > 0);
    await files.removeAll(companyCode);
    await inCompany(db, companyCode, async (tx) => {
      if (!(await markDestroyed(tx, companyCode))) return;
      await writeAudit(tx, {
        ...commandActor(companyCode),
        operation: 'destroy-company',
        target: { kind: 'company', id: companyCode },
      });
    });
  }
}
