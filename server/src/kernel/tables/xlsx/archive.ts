import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import { inPortions } from '../portions.ts';
import type { ScratchFile } from '../scratch/scratch-file.ts';
import type { TableBounds } from '../table.ts';
import { TableFault } from '../table-fault.ts';

/** Parts of an archive by name. Each can be read more than once, within the bounds of ratio and total. */
export interface Archive {
  readonly names: ReadonlySet<string>;
  /** Returns the unpacked bytes of a part, or undefined where it does not exist. */
  read(name: string): AsyncGenerator<Uint8Array> | undefined;
}

const readBytes = 64 * 1024;

/** Reads an archive's directory. Throws FILE_BROKEN, UNPACKED_TOO_LARGE or TOO_MANY_PARTS. */
export async function openArchive(content: ScratchFile, bounds: TableBounds): Promise<Archive> {
  const zip = await broken(
    fromRandomAccessReaderPromise(new ScratchReader(content), content.length, {
      autoClose: false,
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    }),
  );
  if (zip.entryCount > bounds.parts) throw new TableFault('TOO_MANY_PARTS');
  const entries = new Map<string, Entry>();
  let declared = 0;
  for await (const entry of unbroken(zip.eachEntry())) {
    declared += entry.uncompressedSize;
    if (entries.has(entry.fileName) || entry.isEncrypted()) throw new TableFault('FILE_BROKEN');
    if (declared > bounds.unpackedBytes) throw new TableFault('UNPACKED_TOO_LARGE');
    if (isBomb(entry.uncompressedSize, entry.compressedSize, bounds)) throw new TableFault('UNPACKED_TOO_LARGE');
    entries.set(entry.fileName, entry);
  }
  async function* partOf(entry: Entry): AsyncGenerator<Uint8Array> {
    const stream = await broken(zip.openReadStreamPromise(entry));
    let unpacked = 0;
    try {
      for await (const bytes of inPortions(unbroken(stream as AsyncIterable<Uint8Array>), bounds.unpackedBytes)) {
        unpacked += bytes.length;
        // The directory may lie about the sizes.
        if (isBomb(unpacked, entry.compressedSize, bounds)) throw new TableFault('UNPACKED_TOO_LARGE');
        yield bytes;
      }
    } finally {
      stream.destroy();
    }
  }
  return {
    names: new Set(entries.keys()),
    read: (name) => {
      const entry = entries.get(name);
      return entry && partOf(entry);
    },
  };
}

function isBomb(unpacked: number, packed: number, { ratio, ratioFreeBytes }: TableBounds): boolean {
  return unpacked > ratioFreeBytes && unpacked > packed * ratio;
}

class ScratchReader extends RandomAccessReader {
  readonly #content: ScratchFile;

  constructor(content: ScratchFile) {
    super();
    this.#content = content;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const content = this.#content;
    async function* pieces() {
      for (let at = start; at < end; at += readBytes) yield content.read(at, Math.min(readBytes, end - at));
    }
    return Readable.from(pieces(), { objectMode: false });
  }
}

/** Makes FILE_BROKEN of the library's errors; faults of ours pass. */
async function broken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('FILE_BROKEN');
  }
}

async function* unbroken<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await broken(iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
