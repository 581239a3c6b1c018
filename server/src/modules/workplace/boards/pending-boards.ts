import { pendingMinutes } from '@madang/contract/workplace/boards/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { removePendingBoard } from './operations/remove-pending-board.ts';

export const pendingBoardTask = 'remove-pending-board';

interface PendingBoard {
  readonly companyCode: string;
  readonly boardNumber: number;
}

export async function watchPendingBoard(tx: Tx, board: PendingBoard): Promise<void> {
  // A second later than the statement asks for, so that the job does not come too early.
  await enqueueJob(tx, pendingBoardTask, board, { seconds: pendingMinutes * 60 + 1 });
}

export async function endPendingBoard(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, boardNumber } = payload as PendingBoard;
  await execute(kernel, removePendingBoard, commandOrigin(companyCode), { boardNumber });
}
