import { createHash } from 'node:crypto';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { openBytes, sealBytes } from '../../../../kernel/files/sealed-bytes.ts';
import { fileAad } from './sealed.ts';
import type { ImportKey } from './import-state.ts';

/** Keeps what comes, sealed, in a file by the id of the import; answers its keyed hash. */
export async function keepFile(
  { files, keyring }: Pick<Kernel, 'files' | 'keyring'>,
  { companyCode, importId }: ImportKey,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  const draft = await files.begin(companyCode, importId);
  try {
    const hashed = async function* () {
      for await (const piece of content) {
        hash.update(piece);
        yield piece;
      }
    };
    for await (const sealed of sealBytes(keyring, hashed(), fileAad({ importId }))) await draft.append(sealed);
    await draft.keep();
  } finally {
    await draft.drop();
  }
  return keyring.blindIndex('imports.content_hash', hash.digest('hex'));
}

/** Reads a kept file as it was; undefined where it is gone. */
export function openFile(
  { files, keyring }: Pick<Kernel, 'files' | 'keyring'>,
  { companyCode, importId }: ImportKey,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  return openBytes(files, keyring, { companyCode, fileId: importId, aad: fileAad({ importId }) });
}
