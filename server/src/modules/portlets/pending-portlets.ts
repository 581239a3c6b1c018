import { pendingMinutes } from '@madang/contract/boards/limits.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { commandActor } from '../../kernel/audit/actor.ts';
import { inCompany, type Database, type Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { removePendingPortlet } from './portlets.sql.ts';

export const pendingPortletTask = 'remove-pending-portlet';

interface PendingPortlet {
  readonly companyCode: string;
  readonly portletNumber: number;
}

/** WIZ-10: a portlet that no order names is taken away, however the set-up's browser or this process ended. */
export async function watchPendingPortlet(tx: Tx, portlet: PendingPortlet): Promise<void> {
  // A second later than the statement asks for, so that the job does not come too early.
  await enqueueJob(tx, pendingPortletTask, portlet, { seconds: pendingMinutes * 60 + 1 });
}

export async function endPendingPortlet(db: Database, payload: unknown): Promise<void> {
  const { companyCode, portletNumber } = payload as PendingPortlet;
  await inCompany(db, companyCode, async (tx) => {
    if (!(await removePendingPortlet(tx, companyCode, portletNumber))) return;
    const target = { kind: 'portlet', id: String(portletNumber) };
    await writeAudit(tx, { ...commandActor(companyCode), operation: pendingPortletTask, target });
  });
}
