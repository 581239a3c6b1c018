import { pendingMinutes } from '@madang/contract/boards/limits.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { commandActor } from '../../kernel/audit/actor.ts';
import { inCompany, type Database, type Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { removePendingBoard } from './boards.sql.ts';

export const pendingBoardTask = 'remove-pending-board';

interface PendingBoard {
  readonly companyCode: string;
  readonly boardNumber: number;
}

/** WIZ-10: a board whose portlet never came is taken away, however the set-up's browser or this process ended. */
export async function watchPendingBoard(tx: Tx, board: PendingBoard): Promise<void> {
  // A second later than the statement asks for, so that the job does not come too early.
  await enqueueJob(tx, pendingBoardTask, board, { seconds: pendingMinutes * 60 + 1 });
}

export async function endPendingBoard(db: Database, payload: unknown): Promise<void> {
  const { companyCode, boardNumber } = payload as PendingBoard;
  await inCompany(db, companyCode, async (tx) => {
    if (!(await removePendingBoard(tx, companyCode, boardNumber))) return;
    const target = { kind: 'board', id: String(boardNumber) };
    await writeAudit(tx, { ...commandActor(companyCode), operation: pendingBoardTask, target });
  });
}
