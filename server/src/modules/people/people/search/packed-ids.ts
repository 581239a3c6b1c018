const idBytes = 16;

/** Ids of many people in their order, in 16 bytes each: as texts in a list those of a million take ten times as much. */
export class PackedIds {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get count(): number {
    return this.#bytes.length / idBytes;
  }

  /** Returns `count` IDs from a place on, fewer at the end. */
  from(place: number, count: number): string[] {
    const bytes = this.#bytes.subarray(place * idBytes, (place + count) * idBytes);
    return Array.from({ length: bytes.length / idBytes }, (_, at) => textOf(bytes, at * idBytes));
  }
}

function textOf(bytes: Buffer, start: number): string {
  const hex = bytes.toString('hex', start, start + idBytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
