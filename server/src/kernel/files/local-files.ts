import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { demandNames, type Files, FilesAway, namesFile, type StoredFile } from './files.ts';

/** The disk is full, broken, read-only, or has no place for another open file. */
const ofTheDisk = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE']);

/** Files in a folder, one folder for each company; several processes may share it. */
export class LocalFiles implements Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(companyCode: string, content: Uint8Array, fileId: string = randomUUID()): Promise<string> {
    const path = this.#path(companyCode, fileId);
    // A name of its own: another process may write the same file at the same time, and the last one stays whole.
    const draft = `${path}.${randomUUID()}.new`;
    return usable(async () => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, content, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
      return fileId;
    });
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

async function usable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    throw code !== undefined && ofTheDisk.has(code) ? new FilesAway(code, { cause: error }) : error;
  }
}

/** What was asked of a file or folder; undefined where it is not there, or not any more. */
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
