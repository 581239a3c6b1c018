/** Bytes of all caches of a name in this process, for the figures. */
interface Held {
  bytes: number;
  readonly mostBytes: number;
}

const heldBy = new Map<KeptName, Held>();

/** Every cache of the process, with the bytes that it may have. */
const mostBytes = {
  sessions: 16 * 1_024 * 1_024,
  rights: 4 * 1_024 * 1_024,
  permissions: 4 * 1_024 * 1_024,
  answers: 24 * 1_024 * 1_024,
  networks: 8 * 1_024 * 1_024,
  longLists: 1_024 * 1_024,
  listPlaces: 4 * 1_024 * 1_024,
  anniversaries: 4 * 1_024 * 1_024,
  dayFormats: 2 * 1_024 * 1_024,
} as const;
export type KeptName = keyof typeof mostBytes;

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Values that a process keeps by a key, up to so many bytes; the one that was kept first makes room. */
export class KeptValues<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bytesOf: (value: Value) => number;
  readonly #mostBytes: number;
  readonly #held: Held;
  #bytes = 0;

  /** `bytesOf`: where a value cannot be measured, or is shared by others. */
  constructor(name: KeptName, bytesOf: (value: Value) => number = roughBytes) {
    this.#bytesOf = bytesOf;
    this.#mostBytes = mostBytes[name];
    this.#held = heldBy.get(name) ?? { bytes: 0, mostBytes: this.#mostBytes };
    heldBy.set(name, this.#held);
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const bytes = entryBytes + roughBytes(key) + this.#bytesOf(value);
    this.#entries.set(key, { value, bytes });
    this.#count(bytes);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#count(-entry.bytes);
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#held.bytes += bytes;
  }
}

/** The caches of this process by name. */
export function keptByName(): ReadonlyMap<string, Readonly<Held>> {
  return heldBy;
}

/** Place in the map, and the entry itself. */
const entryBytes = 100;
const headBytes = 24;
const slotBytes = 16;

/** About what a value takes in V8: enough to bound a cache, and no more exact. */
export function roughBytes(value: unknown): number {
  if (typeof value === 'string') return headBytes + value.length * 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return 100 + value.byteLength;
  const parts: Iterable<unknown> =
    value instanceof Map
      ? [...value].flat()
      : value instanceof Set || Array.isArray(value)
        ? value
        : Object.values(value);
  let bytes = headBytes;
  for (const part of parts) bytes += slotBytes + roughBytes(part);
  return bytes;
}
