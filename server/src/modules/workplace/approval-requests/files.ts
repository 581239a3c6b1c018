import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { approvalRequestLimits, fileMegabytes } from '@madang/contract/workplace/approval-requests/limits.ts';
import { approvalRequestProperties } from '@madang/contract/workplace/approval-requests/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { sealBytes } from '../../../kernel/files/sealed-bytes.ts';
import { isPdf, isPicture } from '../../../kernel/images/file-kinds.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { deleteFile, selectLeftFiles } from './files.sql.ts';
import { approvalFileAad } from './sealed-files.ts';
import { purgeRequests } from './requests.sql.ts';

/** Takes one from the files that a person may attach in an hour, or refuses (CO429). */
export async function demandFile({ db, properties }: Kernel, actorId: string): Promise<void> {
  const { filesPerPersonHour } = approvalRequestProperties;
  const limit = { count: await properties.get(filesPerPersonHour), seconds: hourSeconds };
  await demandFromLimit(db, `${filesPerPersonHour.key}:${actorId}`, limit);
}

export interface KeptFile {
  readonly fileId: string;
  readonly byteCount: number;
  readonly contentType: string;
}

function typeOf(beginning: Buffer): string | undefined {
  if (isPdf(beginning)) return 'application/pdf';
  if (!isPicture(beginning, true)) return undefined;
  if (beginning[0] === 0x89) return 'image/png';
  if (beginning[0] === 0xff) return 'image/jpeg';
  return beginning[0] === 0x52 ? 'image/webp' : 'image/gif';
}

/** Keeps an attached file, sealed; refuses one that is too large, or no picture and no PDF. */
export async function keepFile(
  { files, keyring }: Pick<Kernel, 'files' | 'keyring'>,
  companyCode: string,
  content: AsyncIterable<Buffer>,
): Promise<KeptFile> {
  const fileId = newId();
  const draft = await files.begin(companyCode, fileId);
  try {
    let byteCount = 0;
    let beginning: Buffer = Buffer.alloc(0);
    const measured = async function* () {
      for await (const piece of content) {
        if (beginning.length < 16) beginning = Buffer.concat([beginning, piece.subarray(0, 16)]);
        byteCount += piece.length;
        if (byteCount > approvalRequestLimits.fileBytes) throw refuse('APPROVAL_FILE_SIZE', { 0: fileMegabytes });
        yield piece;
      }
    };
    for await (const sealed of sealBytes(keyring, measured(), approvalFileAad(fileId))) await draft.append(sealed);
    const contentType = typeOf(beginning);
    if (contentType === undefined) throw refuse('APPROVAL_FILE_KIND');
    await draft.keep();
    return { fileId, byteCount, contentType };
  } finally {
    await draft.drop();
  }
}

export const dropFilesTask = 'drop-approval-files';
export const purgeTask = 'purge-approval-requests';

interface Dropped {
  readonly companyCode: string;
  readonly fileIds: readonly string[];
}

/** Removes files of a job that no request names. */
export async function dropFiles({ db, files }: Kernel, payload: unknown): Promise<void> {
  const { companyCode, fileIds } = payload as Dropped;
  for (const fileId of fileIds) {
    const isGone = await inCompany(db, companyCode, (tx) => deleteFile(tx, companyCode, { fileId, minutes: 0 }));
    if (isGone) await files.remove(companyCode, fileId);
  }
}

/** Deletes requests that companies keep no longer, and files that no request has named within a day. */
export async function purge(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    await inCompany(kernel.db, companyCode, (tx) => purgeRequests(tx, companyCode));
    const fileIds = await inCompany(kernel.db, companyCode, (tx) => selectLeftFiles(tx, companyCode));
    await dropFiles(kernel, { companyCode, fileIds });
  }
}
