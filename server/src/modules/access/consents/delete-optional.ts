import type { Tx } from '../../../kernel/db/database.ts';
import { optionalFields } from '@madang/contract/people/people/optional-items.ts';
import { purgeFromStoredWork } from '../../../kernel/operations/stored/purge-person.ts';
import { rewriteSoon } from '../../../kernel/jobs/rewrite-soon.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deleteOptionalData } from '../../people/own-records/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { purgeResults } from '../../ground/jobs/index.ts';
import { sendReceipt } from './receipt.ts';
import { exportedItems, readExportedStart } from '../../people/own-records/index.ts';

/** RCN-02: deletes all optional data in the transaction of a decline, answers the receipt and sends it. */
export async function deleteOptional(tx: Tx, kernel: Kernel, person: PersonKey) {
  const since = await readExportedStart(tx, person);
  const { deleted, deletedAt } = await deleteOptionalData(tx, person);
  await purgeFromStoredWork(tx, kernel.keyring, person, { holds: holdsOptional, code: 'EMPLOYEE_OPTIONAL_DECLINED' });
  const timeZone = await sendReceipt(tx, kernel, { person, deleted, deletedAt });
  if (deleted.some((item) => exportedItems.includes(item))) {
    // An export that was made before the person had any of it does not hold it.
    await purgeResults(tx, person.companyCode, 'export-employees', since);
    // Last, for all who decline at one moment ask for the same job.
    await rewriteSoon(tx);
  }
  return { deleted, deletedAt: deletedAt.toISOString(), timeZone };
}

const optionalNames: ReadonlySet<string> = new Set(optionalFields);

/** Returns true for an input, an answer or a refusal that holds optional data of a person, or names a field of it. */
function holdsOptional(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsOptional);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, held]) => {
    if (name === 'path' && typeof held === 'string') return optionalNames.has(held.split('.').at(-1) ?? '');
    return optionalNames.has(name) ? held !== null && held !== '' : holdsOptional(held);
  });
}
