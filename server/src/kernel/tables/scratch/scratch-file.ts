import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const blockBytes = 16;
const cipherName = 'aes-256-ctr';

/**
 * Bytes to append and read anywhere: in memory up to a bound, then in an encrypted temporary file whose key is only here.
 */
export class ScratchFile {
  readonly #bytesInMemory: number;
  readonly #key = randomBytes(32);
  readonly #start = randomBytes(blockBytes);
  readonly #cipher = createCipheriv(cipherName, this.#key, this.#start);
  #pieces: Uint8Array[] = [];
  #memory: Buffer | undefined;
  #folder: string | undefined;
  #file: FileHandle | undefined;
  #length = 0;

  constructor(bytesInMemory: number) {
    this.#bytesInMemory = bytesInMemory;
  }

  get length(): number {
    return this.#length;
  }

  get isOnDisk(): boolean {
    return this.#file !== undefined;
  }

  async append(bytes: Uint8Array): Promise<void> {
    this.#memory = undefined;
    this.#length += bytes.length;
    if (!this.#file && this.#length <= this.#bytesInMemory) {
      this.#pieces.push(Uint8Array.from(bytes));
      return;
    }
    this.#file ??= await this.#begin();
    await this.#file.appendFile(this.#cipher.update(bytes));
  }

  /** Returns the bytes from `start`; fewer than `length` only at the end. */
  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.#length);
    if (end <= start) return Buffer.alloc(0);
    if (!this.#file) return this.#inMemory().subarray(start, end);
    const block = Math.floor(start / blockBytes);
    const from = block * blockBytes;
    const sealed = Buffer.allocUnsafe(end - from);
    let got = 0;
    while (got < sealed.length) {
      const { bytesRead } = await this.#file.read(sealed, got, sealed.length - got, from + got);
      if (bytesRead === 0) throw new Error('a temporary file is shorter than what was written');
      got += bytesRead;
    }
    const decipher = createDecipheriv(cipherName, this.#key, counterAt(this.#start, block));
    return decipher.update(sealed).subarray(start - from);
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    this.#pieces = [];
    this.#memory = undefined;
    this.#length = 0;
    await file?.close();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  async #begin(): Promise<FileHandle> {
    this.#folder = await mkdtemp(join(tmpdir(), 'madang-table-'));
    const file = await open(join(this.#folder, 'scratch'), 'wx+', 0o600);
    // Windows keeps the name of an open file; `close` removes it there.
    await rm(this.#folder, { recursive: true, force: true }).catch(() => {});
    for (const piece of this.#pieces) await file.appendFile(this.#cipher.update(piece));
    this.#pieces = [];
    return file;
  }

  #inMemory(): Buffer {
    if (!this.#memory) {
      this.#memory = Buffer.concat(this.#pieces);
      this.#pieces = [this.#memory];
    }
    return this.#memory;
  }
}

/** Counter of CTR at a block: the first one plus the block's number, as a number of 128 bits. */
function counterAt(start: Buffer, block: number): Buffer {
  const sum = BigInt.asUintN(128, BigInt(`0x${start.toString('hex')}`) + BigInt(block));
  return Buffer.from(sum.toString(16).padStart(32, '0'), 'hex');
}
