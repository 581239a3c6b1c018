import { randomUUID } from 'node:crypto';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import { takeUntold } from './recovery-pins.sql.ts';

export const tellBlockedTask = 'tell-blocked-pins';

/** Writes to everyone of a company whose PIN was blocked since, once, and into the company's log. */
export async function tellBlockedOf(kernel: Kernel, companyCode: string): Promise<void> {
  await inCompany(kernel.db, companyCode, async (tx) => {
    for (const { personId, toldAt } of await takeUntold(tx, companyCode)) {
      await sendAccountNotice(tx, kernel, { companyCode, personId }, { changed: 'pinBlocked', changedAt: toldAt });
      await writeAudit(tx, {
        companyCode,
        operation: 'block-recovery-pin',
        actor: { kind: 'system' },
        target: { kind: 'person', id: personId },
        fields: ['recoveryPin'],
        request: { id: randomUUID(), address: '' },
      });
    }
  });
}

/** The same for all companies: a process may have ended before it told someone. */
export async function tellBlocked(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) await tellBlockedOf(kernel, companyCode);
}
