import { refuse } from '@madang/contract/refuse.ts';
import { commandActor } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { markTakenBack, readCompany } from '../../companies/index.ts';
import { daysFromNow, tellAdministrators } from '../endings.ts';

type CommandKernel = Pick<Kernel, 'db' | 'keyring' | 'outbox' | 'properties' | 'translator'>;

/** ACC-11: the operator puts an ended company back into service before its time is over; everybody logs in anew. */
export function takeBackEnding(kernel: CommandKernel, companyCode: string): Promise<{ companyName: string }> {
  return inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await markTakenBack(tx, companyCode))) throw refuse('CO404');
    const { name: companyName } = await readCompany(tx, companyCode);
    const changedAt = await daysFromNow(tx, 0);
    await tellAdministrators(tx, kernel, companyCode, { changed: 'companyTakenBack', changedAt, companyName });
    await writeAudit(tx, {
      ...commandActor(companyCode),
      operation: 'take-back-ending',
      target: { kind: 'company', id: companyCode },
    });
    return { companyName };
  });
}
