import type { Keyring } from '../crypto/keyring.ts';
import type { Files } from './files.ts';

/**
 * Sealed file of a long text in pieces. Each is bound to its place, the last to being last, so none is moved or cut.
 */
const mark = Buffer.from([0]);
const lengthBytes = 4;

interface SealedPlace {
  readonly companyCode: string;
  readonly fileId: string;
  readonly aad: string;
}

const placeAad = (aad: string, place: number, isLast: boolean) => `${aad}.${place}${isLast ? '.last' : ''}`;

function framed(sealed: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed]);
}

/** The content of the file, each piece as it is made. */
export async function* sealPieces(
  keyring: Keyring,
  pieces: AsyncIterable<string> | Iterable<string>,
  aad: string,
): AsyncGenerator<Buffer> {
  yield mark;
  let place = 0;
  for await (const piece of pieces) {
    yield framed(keyring.encrypt(piece, placeAad(aad, place, false)));
    place += 1;
  }
  yield framed(keyring.encrypt('', placeAad(aad, place, true)));
}

/** Content of a file, sealed whole or in pieces, read only as far as its reader takes it; undefined without a file. */
export async function openPieces(
  files: Files,
  keyring: Keyring,
  place: SealedPlace,
): Promise<AsyncIterable<string> | undefined> {
  const stream = await files.open(place.companyCode, place.fileId);
  // Opened again when it is read: a file that no one reads would stay open.
  stream?.destroy();
  return stream && readPieces(files, keyring, place);
}

async function* readPieces(
  files: Files,
  keyring: Keyring,
  { companyCode, fileId, aad }: SealedPlace,
): AsyncGenerator<string> {
  const stream = await files.open(companyCode, fileId);
  if (!stream) throw new Error('a file is gone');
  let read = Buffer.alloc(0);
  let isInPieces: boolean | undefined;
  let piece: Buffer | undefined;
  let place = 0;
  // A reader who goes away ends this loop, and that the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    read = Buffer.concat([read, chunk]);
    if (isInPieces === undefined && read.length > 0) {
      isInPieces = read.subarray(0, mark.length).equals(mark);
      if (isInPieces) read = read.subarray(mark.length);
    }
    while (isInPieces && read.length >= lengthBytes && read.length >= lengthBytes + read.readUInt32BE()) {
      if (piece) {
        yield keyring.decrypt(piece, placeAad(aad, place, false));
        place += 1;
      }
      const end = lengthBytes + read.readUInt32BE();
      piece = read.subarray(lengthBytes, end);
      read = read.subarray(end);
    }
  }
  if (!isInPieces) return yield keyring.decrypt(read, aad);
  if (!piece || read.length > 0) throw new Error('a file was cut off');
  // It is empty, and proves that nothing stood behind it.
  keyring.decrypt(piece, placeAad(aad, place, true));
}

/** The first sealed value of a file's content, sealed as a whole or in pieces. */
function firstSealed(content: Buffer): Buffer {
  return content.subarray(0, mark.length).equals(mark) ? content.subarray(mark.length + lengthBytes) : content;
}

/** The name of the key that sealed a file. */
export function keyOfFile(content: Buffer): string {
  const sealed = firstSealed(content);
  return sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString();
}

/** The file under the key of now. */
export function renewFile(keyring: Keyring, content: Buffer, aad: string): Buffer {
  if (!content.subarray(0, mark.length).equals(mark)) return keyring.encrypt(keyring.decrypt(content, aad), aad);
  const renewed: Uint8Array[] = [mark];
  for (let from = mark.length, place = 0; from < content.length; place += 1) {
    const end = from + lengthBytes + content.readUInt32BE(from);
    const bound = placeAad(aad, place, end === content.length);
    renewed.push(framed(keyring.encrypt(keyring.decrypt(content.subarray(from + lengthBytes, end), bound), bound)));
    from = end;
  }
  return Buffer.concat(renewed);
}
