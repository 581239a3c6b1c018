import type { Keyring } from '../crypto/keyring.ts';
import type { Files } from './files.ts';
import { openPieces, sealPieces } from './sealed-pieces.ts';

/** Bytes that are sealed together. */
const pieceBytes = 192 * 1_024;

interface SealedPlace {
  readonly companyCode: string;
  readonly fileId: string;
  readonly aad: string;
}

/** Seals content of any kind as it comes, held nowhere as a whole. */
export function sealBytes(
  keyring: Keyring,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  aad: string,
): AsyncGenerator<Buffer> {
  const pieces = async function* () {
    let held: Buffer[] = [];
    let bytes = 0;
    for await (const piece of content) {
      held.push(piece);
      bytes += piece.length;
      if (bytes < pieceBytes) continue;
      yield Buffer.concat(held).toString('base64');
      [held, bytes] = [[], 0];
    }
    if (bytes > 0) yield Buffer.concat(held).toString('base64');
  };
  return sealPieces(keyring, pieces(), aad);
}

/** Reads content that was sealed so, as its reader takes it; undefined where the file is gone. */
export async function openBytes(
  files: Files,
  keyring: Keyring,
  place: SealedPlace,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const pieces = await openPieces(files, keyring, place);
  if (!pieces) return undefined;
  return (async function* () {
    for await (const piece of pieces) yield Buffer.from(piece, 'base64');
  })();
}
