import { pendingMinutes } from '@madang/contract/workplace/boards/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { removePendingPortlet } from './operations/remove-pending-portlet.ts';

export const pendingPortletTask = 'remove-pending-portlet';

interface PendingPortlet {
  readonly companyCode: string;
  readonly portletNumber: number;
}

export async function watchPendingPortlet(tx: Tx, portlet: PendingPortlet): Promise<void> {
  // A second later than the statement asks for, so that the job does not come too early.
  await enqueueJob(tx, pendingPortletTask, portlet, { seconds: pendingMinutes * 60 + 1 });
}

export async function endPendingPortlet(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, portletNumber } = payload as PendingPortlet;
  await execute(kernel, removePendingPortlet, commandOrigin(companyCode), { portletNumber });
}
