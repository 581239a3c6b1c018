import { sql } from 'kysely';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { openBytes, sealBytes } from '../../../kernel/files/sealed-bytes.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { SealedFile } from '../../../platform/keys/keyed-columns.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';

export const sealTask = 'seal-approval-files';

type Keeping = Pick<Kernel, 'files' | 'keyring'>;

export const approvalFileAad = (fileId: string): string => `file of approval ${fileId}`;

/** Returns true for sealed content: pictures and PDFs never begin with a zero, so a file is read while it is being sealed. */
const isSealed = (content: Buffer) => content[0] === 0;

/** Reads an attached file; undefined where it is gone. */
export async function openApprovalFile(
  { files, keyring }: Keeping,
  companyCode: string,
  fileId: string,
): Promise<Uint8Array | AsyncIterable<Uint8Array> | undefined> {
  const content = await files.get(companyCode, fileId);
  if (!content || !isSealed(content)) return content;
  return openBytes(files, keyring, { companyCode, fileId, aad: approvalFileAad(fileId) });
}

/** Seals the files of earlier releases, in every company; the next run goes on where one broke off. */
export async function sealFiles(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    for (let hasMore = true; hasMore;) {
      const fileIds = await inCompany(kernel.db, companyCode, selectUnsealed);
      for (const fileId of fileIds) await sealOne(kernel, companyCode, fileId);
      hasMore = fileIds.length === portion;
    }
  }
}

const portion = 100;

async function selectUnsealed(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from approval_files where company_code = app_company() and not is_sealed
    order by file_id limit ${portion}`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}

/** The row is held while its file is written, so that one that is dropped in the meantime is not written once more. */
async function sealOne({ db, files, keyring }: Kernel, companyCode: string, fileId: string): Promise<void> {
  await inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql`
      update approval_files set is_sealed = true where company_code = ${companyCode} and file_id = ${fileId}::uuid
        and not is_sealed returning 1`.execute(tx);
    if (rows.length === 0) return;
    const content = await files.get(companyCode, fileId);
    if (!content || isSealed(content)) return;
    const draft = await files.begin(companyCode, fileId);
    try {
      const sealed = sealBytes(keyring, [content], approvalFileAad(fileId));
      for await (const piece of sealed) await draft.append(piece);
      await draft.keep();
    } finally {
      await draft.drop();
    }
  });
}

/** Sealed files, for a rotation of keys. */
export async function sealedApprovalFiles(tx: Tx): Promise<SealedFile[]> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from approval_files where is_sealed`.execute(tx);
  return rows.map(({ fileId }) => ({
    fileId,
    aad: approvalFileAad(fileId),
    hold: async (holding) => {
      const held = await sql`select from approval_files where file_id = ${fileId}::uuid for share`.execute(holding);
      return held.rows.length > 0;
    },
  }));
}
