import type { Readable } from 'node:stream';

/** Storage for companies' files: content by id; the modules' tables record the owner of each file. */
export interface Files {
  /** Stores content and returns its ID, a new one if none is given. A file is always whole; the last content stays. */
  put(companyCode: string, content: Uint8Array, fileId?: string): Promise<string>;
  /** Begins a file that comes piece by piece and is held nowhere as a whole. */
  begin(companyCode: string, fileId: string): Promise<Draft>;
  get(companyCode: string, fileId: string): Promise<Buffer | undefined>;
  /** The content as it comes, for what copies many files. */
  open(companyCode: string, fileId: string): Promise<Readable | undefined>;
  /** Removes a file and the drafts that a process left. A file that is gone already is no failure. */
  remove(companyCode: string, fileId: string): Promise<void>;
  /** All files of a company, or of all. */
  list(companyCode?: string): AsyncIterable<StoredFile>;
  /** Takes away all that a company had. */
  removeAll(companyCode: string): Promise<void>;
  /** Fails with FilesUnusable where the settings lead to no place for files; one that is away for now is no failure. */
  prove(): Promise<void>;
}

/** A file that is being written. It is neither read nor listed nor saved until it is kept. */
export interface Draft {
  /** Resolves once the next piece may come. */
  append(piece: Uint8Array): Promise<void>;
  /** Puts what has come in the place of the file, whole; a second time does nothing. */
  keep(): Promise<void>;
  /** Takes away what has come, unless it is kept. */
  drop(): Promise<void>;
}

export interface StoredFile {
  readonly companyCode: string;
  readonly fileId: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** Files are unreachable or refused: like an absent database, try later. `code` has the reason and names no file. */
export class FilesAway extends Error {
  override name = 'FilesAway';
  readonly code: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`files cannot be reached: ${reason}`, options);
    this.code = `EFILES_${reason}`;
  }
}

/** Error for file storage settings that point to no usable place; its message is plain and contains no secret. */
export class FilesUnusable extends Error {
  override name = 'FilesUnusable';
}

const companyCodeForm = /^[A-Z0-9]{1,20}$/;
const fileIdForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Codes and ids are checked here again, for a path is made of them. */
export function demandNames(companyCode: string, fileId?: string): void {
  const isFile = fileId === undefined || fileIdForm.test(fileId);
  if (!companyCodeForm.test(companyCode) || !isFile) throw new Error('not the name of a file');
}

/** Returns true if a path of two parts names one of our files; the same place may hold other things. */
export function namesFile(companyCode: string, fileId: string): boolean {
  return companyCodeForm.test(companyCode) && fileIdForm.test(fileId);
}

/** Returns the number of bytes that a company's files take. */
export async function bytesOf(files: Files, companyCode: string): Promise<number> {
  let bytes = 0;
  for await (const file of files.list(companyCode)) bytes += file.bytes;
  return bytes;
}
