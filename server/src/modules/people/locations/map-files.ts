import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { undoMinutes } from '../../../kernel/undo/deleted-rows.ts';
import { isNamed } from './maps.sql.ts';

export const dropTask = 'drop-floor-map';

interface MapFile {
  readonly companyCode: string;
  readonly fileId: string;
}

/** Takes a file away once no floor names it: after the transaction, or when its deletion can be undone no more. */
export async function dropLater(tx: Tx, file: MapFile, when?: 'afterUndo'): Promise<void> {
  await enqueueJob(tx, dropTask, file, { seconds: when === undefined ? 0 : undoMinutes * 60 + 1 });
}

/** Removes the file of a job, unless a floor names it by now. */
export async function dropMap({ db, files }: Kernel, payload: unknown): Promise<void> {
  const { companyCode, fileId } = payload as MapFile;
  const stays = await inCompany(db, companyCode, (tx) => isNamed(tx, companyCode, fileId));
  if (!stays) await files.remove(companyCode, fileId);
}
