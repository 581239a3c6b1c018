import { setImmediate } from 'node:timers/promises';
import { TableFault } from './table-fault.ts';

export type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes that are worked off in one go: some milliseconds of the processor, so that a process that serves pages goes on serving. */
const portionBytes = 16 * 1024;

/** Cuts a source into portions and gives other work its turn between them. Throws FILE_TOO_LARGE beyond the bound. */
export async function* inPortions(source: Source, fileBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > fileBytes) throw new TableFault('FILE_TOO_LARGE');
    for (let from = 0; from < chunk.length; from += portionBytes) {
      yield chunk.subarray(from, from + portionBytes);
      await setImmediate();
    }
  }
}

/** Reads at least `count` bytes, where there are as many, and returns them with an iterable that begins with them again. */
export async function withHead(portions: AsyncGenerator<Uint8Array>, count: number) {
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < count) {
    const next = await portions.next();
    if (next.done) break;
    read.push(next.value);
    length += next.value.length;
  }
  async function* again(): AsyncGenerator<Uint8Array> {
    try {
      yield* read.splice(0);
      yield* portions;
    } finally {
      await portions.return(undefined);
    }
  }
  return { head: Buffer.concat(read), isWhole: length < count, portions: again() };
}
