import { createHash } from 'node:crypto';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { openPieces, sealPieces } from '../../../../kernel/files/sealed-pieces.ts';
import { fileAad } from './sealed.ts';
import type { ImportKey } from './import-state.ts';

const pieceBytes = 192 * 1_024;

/** Keeps what comes, sealed, in a file by the id of the import; answers its keyed hash. */
export async function keepFile(
  { files, keyring }: Pick<Kernel, 'files' | 'keyring'>,
  { companyCode, importId }: ImportKey,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  const draft = await files.begin(companyCode, importId);
  try {
    const pieces = async function* () {
      let held: Buffer[] = [];
      let bytes = 0;
      for await (const piece of content) {
        hash.update(piece);
        held.push(piece);
        bytes += piece.length;
        if (bytes < pieceBytes) continue;
        yield Buffer.concat(held).toString('base64');
        [held, bytes] = [[], 0];
      }
      if (bytes > 0) yield Buffer.concat(held).toString('base64');
    };
    for await (const sealed of sealPieces(keyring, pieces(), fileAad({ importId }))) await draft.append(sealed);
    await draft.keep();
  } finally {
    await draft.drop();
  }
  return keyring.blindIndex('imports.content_hash', hash.digest('hex'));
}

/** Reads a kept file as it was; undefined where it is gone. */
export async function openFile(
  { files, keyring }: Pick<Kernel, 'files' | 'keyring'>,
  { companyCode, importId }: ImportKey,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const pieces = await openPieces(files, keyring, { companyCode, fileId: importId, aad: fileAad({ importId }) });
  if (!pieces) return undefined;
  return (async function* () {
    for await (const piece of pieces) yield Buffer.from(piece, 'base64');
  })();
}
