import { randomUUID } from 'node:crypto';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import { takeUntold } from './recovery-pins.sql.ts';

export const notifyBlockedTask = 'notify-blocked-pins';

/** Writes to everyone of a company whose PIN was blocked since, once, and into the company's log. */
export async function notifyBlockedOf(kernel: Kernel, companyCode: string): Promise<void> {
  await inCompany(kernel.db, companyCode, async (tx) => {
    for (const { personId, notifiedAt } of await takeUntold(tx, companyCode)) {
      await sendAccountNotice(tx, kernel, { companyCode, personId }, { changed: 'pinBlocked', changedAt: notifiedAt });
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

/** The same for all companies: a process may have ended before it notified someone. */
export async function notifyBlocked(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) await notifyBlockedOf(kernel, companyCode);
}
