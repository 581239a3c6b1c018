import type { Tx } from '../../../kernel/db/database.ts';
import { rewriteSoon } from '../../../kernel/jobs/rewrite-soon.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deleteOptionalData, readEnglishNameStart } from '../../people/own-records/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { purgeResults } from '../../ground/jobs/index.ts';
import { sendReceipt } from './receipt.ts';

/**
 * RCN-02: what follows when someone declines that optional data is kept, at the log-in or on the page of their own
 * account: all of it is deleted in the transaction of the answer, and a receipt is answered and sent.
 */
export async function deleteOptional(tx: Tx, kernel: Kernel, person: PersonKey) {
  const nameSince = await readEnglishNameStart(tx, person);
  const { deleted, deletedAt } = await deleteOptionalData(tx, person);
  const timeZone = await sendReceipt(tx, kernel, { person, deleted, deletedAt });
  if (deleted.includes('englishName')) {
    // The one item that an export of employees holds; one that was made before the person had the name does not.
    await purgeResults(tx, person.companyCode, 'export-employees', nameSince);
    // Last, for all who decline at one moment ask for the same job.
    await rewriteSoon(tx);
  }
  return { deleted, deletedAt: deletedAt.toISOString(), timeZone };
}
