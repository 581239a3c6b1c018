import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { demandNames, type Draft, type Files, FilesAway, namesFile, type StoredFile } from './files.ts';

/** The disk is full, broken, read-only, or has no place for another open file. */
const ofTheDisk = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE']);

/** Files in a folder, one folder for each company; several processes may share it. */
export class LocalFiles implements Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(companyCode: string, content: Uint8Array, fileId: string = randomUUID()): Promise<string> {
    const draft = await this.begin(companyCode, fileId);
    try {
      await draft.append(content);
      await draft.keep();
    } catch (error) {
      await draft.drop().catch(() => {});
      throw error;
    }
    return fileId;
  }

  async begin(companyCode: string, fileId: string): Promise<Draft> {
    const path = this.#path(companyCode, fileId);
    // A name of its own: another process may write the same file at the same time, and the last one stays whole.
    const draft = `${path}.${randomUUID()}.new`;
    const handle = await usable(async () => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return open(draft, 'wx', 0o600);
    });
    return new LocalDraft(handle, draft, path);
  }

  async get(companyCode: string, fileId: string): Promise<Buffer | undefined> {
    return usable(() => ifThere(readFile(this.#path(companyCode, fileId))));
  }

  async open(companyCode: string, fileId: string): Promise<Readable | undefined> {
    const handle = await usable(() => ifThere(open(this.#path(companyCode, fileId))));
    return handle && createReadStream('', { fd: handle });
  }

  async remove(companyCode: string, fileId: string): Promise<void> {
    const path = this.#path(companyCode, fileId);
    await usable(async () => {
      await rm(path, { force: true });
      // What a process left that was ended while it wrote.
      const names = (await ifThere(readdir(dirname(path)))) ?? [];
      const drafts = names.filter((name) => name.startsWith(`${fileId}.`));
      for (const name of drafts) await rm(join(dirname(path), name), { force: true });
    });
  }

  async *list(companyCode?: string): AsyncIterable<StoredFile> {
    if (companyCode !== undefined) demandNames(companyCode);
    const companies = companyCode === undefined ? ((await ifThere(readdir(this.#folder))) ?? []) : [companyCode];
    for (const each of companies) {
      const names = (await ifThere(readdir(join(this.#folder, each)))) ?? [];
      for (const fileId of names.filter((name) => namesFile(each, name))) {
        // One by one: a company with many files must not open them all at once.
        const found = await ifThere(stat(join(this.#folder, each, fileId)));
        if (found) yield { companyCode: each, fileId, bytes: found.size, changedAt: found.mtime };
      }
    }
  }

  async removeAll(companyCode: string): Promise<void> {
    demandNames(companyCode);
    await usable(() => rm(join(this.#folder, companyCode), { recursive: true, force: true }));
  }

  /** The folder is made when the first file comes. */
  async prove(): Promise<void> {}

  #path(companyCode: string, fileId: string): string {
    demandNames(companyCode, fileId);
    return join(this.#folder, companyCode, fileId);
  }
}

class LocalDraft implements Draft {
  readonly #handle: FileHandle;
  readonly #draft: string;
  readonly #path: string;
  #isKept = false;

  constructor(handle: FileHandle, draft: string, path: string) {
    this.#handle = handle;
    this.#draft = draft;
    this.#path = path;
  }

  async append(piece: Uint8Array): Promise<void> {
    await usable(() => this.#handle.appendFile(piece));
  }

  async keep(): Promise<void> {
    if (this.#isKept) return;
    await usable(async () => {
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#draft, this.#path);
    });
    this.#isKept = true;
  }

  async drop(): Promise<void> {
    if (this.#isKept) return;
    await this.#handle.close().catch(() => {});
    await usable(() => rm(this.#draft, { force: true }));
  }
}

async function usable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    throw code !== undefined && ofTheDisk.has(code) ? new FilesAway(code, { cause: error }) : error;
  }
}

/** Returns the result for a file or folder; undefined if it does not exist, or no longer exists. */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
