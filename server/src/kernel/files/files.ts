import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files of companies are kept: their content by an id; which file is whose, the modules' tables know. */
export interface Files {
  /**
   * Keeps the content and answers its id, a new one where none is given; a file that is there is there whole. Of an id that is
   * given, the last content stays.
   */
  put(companyCode: string, content: Uint8Array, fileId?: string): Promise<string>;
  get(companyCode: string, fileId: string): Promise<Buffer | undefined>;
  /** Taking away what is gone already is no failure. */
  remove(companyCode: string, fileId: string): Promise<void>;
  /** How much room a company's files take. */
  bytesOf(companyCode: string): Promise<number>;
  /** Takes away all that a company had. */
  removeAll(companyCode: string): Promise<void>;
}

const companyCodeForm = /^[A-Z0-9]{1,20}$/;
const fileIdForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files in a folder of this machine, one folder for each company. */
export class LocalFiles implements Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(companyCode: string, content: Uint8Array, fileId: string = randomUUID()): Promise<string> {
    const path = this.#path(companyCode, fileId);
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    // A name of its own: another process may write the same file at the same time, and the last one stays whole.
    const draft = `${path}.${randomUUID()}.new`;
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, path);
    return fileId;
  }

  async get(companyCode: string, fileId: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(companyCode, fileId));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(companyCode: string, fileId: string): Promise<void> {
    const path = this.#path(companyCode, fileId);
    await rm(path, { force: true });
    // What a process left that was ended while it wrote.
    const names = (await ifThere(readdir(dirname(path)))) ?? [];
    const drafts = names.filter((name) => name.startsWith(`${fileId}.`));
    for (const name of drafts) await rm(join(dirname(path), name), { force: true });
  }

  async bytesOf(companyCode: string): Promise<number> {
    if (!companyCodeForm.test(companyCode)) throw new Error('not the code of a company');
    const folder = join(this.#folder, companyCode);
    const names = (await ifThere(readdir(folder))) ?? [];
    let bytes = 0;
    // One by one: a company with many files must not open them all at once.
    for (const name of names) bytes += (await ifThere(stat(join(folder, name))))?.size ?? 0;
    return bytes;
  }

  async removeAll(companyCode: string): Promise<void> {
    if (!companyCodeForm.test(companyCode)) throw new Error('not the code of a company');
    await rm(join(this.#folder, companyCode), { recursive: true, force: true });
  }

  /** Codes and ids are checked here again, for a path is made of them. */
  #path(companyCode: string, fileId: string): string {
    if (!companyCodeForm.test(companyCode) || !fileIdForm.test(fileId)) throw new Error('not the name of a file');
    return join(this.#folder, companyCode, fileId);
  }
}

/** What was asked of a file or folder; undefined where it is not there, or not any more. */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
