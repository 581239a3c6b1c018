import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, type UploadPart } from 's3mini';
import { terminalText, type TerminalText } from '../terminal-text.ts';
import { demandNames, type Draft, type Files, FilesAway, FilesUnusable, namesFile, type StoredFile } from './files.ts';

/** A bucket and who may use it. */
export interface S3Place {
  /** Address with the bucket: as its last part, or in the name of the host. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface S3Options {
  readonly timeoutMs?: number;
  /** Files that one answer lists. */
  readonly portion?: number;
}

/** A person waits for it, and a request's work ends after 9 s. */
const requestMs = 6_000;
/** A failure that came so fast leaves time for another try. */
const quickMs = 1_500;
const retryAfterMs = 200;
/** The least that a service takes as one part of several. */
const partBytes = 5 * 1024 * 1024;
/** Keys of one list; no service returns more. */
const mostKeys = 1_000;

const unusable = {
  noBucket: {
    en: 'the bucket of MADANG_FILES_URL is not there',
    ko: 'MADANG_FILES_URL의 버킷이 없습니다.',
  },
  refused: {
    en: 'MADANG_FILES_KEY and MADANG_FILES_SECRET are refused by MADANG_FILES_URL ({status}); may they read, write, list and delete in its bucket, and is MADANG_FILES_REGION its region?',
    ko: 'MADANG_FILES_URL이 MADANG_FILES_KEY와 MADANG_FILES_SECRET을 거부했습니다({status}). 버킷의 읽기·쓰기·목록·삭제 권한과 MADANG_FILES_REGION이 맞는지 확인하세요.',
  },
} as const satisfies Record<string, TerminalText>;

/**
 * Stores files in an S3 bucket as `<company>/<file>`. An object is written whole or not at all; the last write stays.
 */
export class S3Files implements Files {
  readonly #bucket: S3mini;
  readonly #portion: number;

  constructor({ url, region, keyId, secret }: S3Place, { timeoutMs = requestMs, portion = mostKeys }: S3Options = {}) {
    this.#portion = portion;
    this.#bucket = new S3mini({
      endpoint: url,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      requestAbortTimeout: timeoutMs,
    });
  }

  async put(companyCode: string, content: Uint8Array, fileId: string = randomUUID()): Promise<string> {
    const key = keyOf(companyCode, fileId);
    await answered(() => this.#bucket.putObject(key, content));
    return fileId;
  }

  async begin(companyCode: string, fileId: string): Promise<Draft> {
    return new S3Draft(this.#bucket, keyOf(companyCode, fileId));
  }

  async get(companyCode: string, fileId: string): Promise<Buffer | undefined> {
    const key = keyOf(companyCode, fileId);
    const content = await answered(() => this.#bucket.getObjectArrayBuffer(key));
    return content === null ? undefined : Buffer.from(content);
  }

  async open(companyCode: string, fileId: string): Promise<Readable | undefined> {
    const key = keyOf(companyCode, fileId);
    const answer = await answered(() => this.#bucket.getObjectResponse(key));
    if (answer === null) return undefined;
    return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as ReadableStream);
  }

  async remove(companyCode: string, fileId: string): Promise<void> {
    const key = keyOf(companyCode, fileId);
    await this.#endUploads(key);
    await this.#removeKey(key);
  }

  async *list(companyCode?: string): AsyncIterable<StoredFile> {
    if (companyCode !== undefined) demandNames(companyCode);
    const prefix = companyCode === undefined ? '' : `${companyCode}/`;
    let next: string | undefined;
    do {
      const page = await answered(() => this.#bucket.listObjectsPaged('/', prefix, this.#portion, next));
      if (!page) throw new FilesAway('NO_BUCKET');
      for (const { Key: key, Size: bytes, LastModified: changed } of page.objects ?? []) {
        const [company = '', fileId = '', ...more] = key.split('/');
        if (more.length === 0 && namesFile(company, fileId))
          yield { companyCode: company, fileId, bytes: Number(bytes), changedAt: new Date(changed) };
      }
      next = page.nextContinuationToken;
    } while (next !== undefined);
  }

  async removeAll(companyCode: string): Promise<void> {
    demandNames(companyCode);
    await this.#endUploads(`${companyCode}/`);
    for await (const { fileId } of this.list(companyCode)) await this.#removeKey(keyOf(companyCode, fileId));
  }

  async prove(): Promise<void> {
    try {
      const page = await answered(() => this.#bucket.listObjectsPaged('/', '', 1));
      if (!page) throw new FilesUnusable(terminalText(unusable.noBucket, {}));
      // Under a name that is no file's: a key may read and list, and not write.
      const name = `proof/${randomUUID()}`;
      await answered(() => this.#bucket.putObject(name, 'proof'));
      await this.#removeKey(name);
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error;
      const status = /^EFILES_(4\d\d)$/.exec(error.code)?.[1];
      if (status !== undefined && status !== '429')
        throw new FilesUnusable(terminalText(unusable.refused, { status }), { cause: error });
    }
  }

  /** Removes parts of unfinished drafts. Keys may be refused this list; then the bucket's own rules remove them. */
  async #endUploads(prefix: string): Promise<void> {
    const listed = await answered(() =>
      this.#bucket.listMultipartUploads('/', '', 'GET', { prefix }).catch((error: unknown) => {
        if ([400, 403, 404, 405, 501].includes(statusOf(error) ?? 0)) return undefined;
        throw error;
      }),
    );
    for (const { key, uploadId } of uploadsIn(listed)) {
      if (key.startsWith(prefix)) await answered(() => endUpload(this.#bucket, key, uploadId));
    }
  }

  /** A service that says 404 of what is gone has done what was asked. */
  async #removeKey(key: string): Promise<void> {
    await answered(() =>
      this.#bucket
        .deleteObject(key)
        .catch((error: unknown) => (statusOf(error) === 404 ? true : Promise.reject(error as Error))),
    );
  }
}

/**
 * Writes content in parts as soon as one is large enough; the bucket has one object once kept. Small content is sent at
 * once.
 */
class S3Draft implements Draft {
  readonly #bucket: S3mini;
  readonly #key: string;
  readonly #sent: UploadPart[] = [];
  #waiting: Uint8Array[] = [];
  #uploadId: string | undefined;
  #isKept = false;

  constructor(bucket: S3mini, key: string) {
    this.#bucket = bucket;
    this.#key = key;
  }

  async append(piece: Uint8Array): Promise<void> {
    this.#waiting.push(piece);
    if (this.#waiting.reduce((bytes, each) => bytes + each.length, 0) >= partBytes) await this.#send();
  }

  async keep(): Promise<void> {
    if (this.#isKept) return;
    if (this.#uploadId === undefined) {
      const whole = Buffer.concat(this.#waiting);
      await answered(() => this.#bucket.putObject(this.#key, whole));
    } else {
      if (this.#waiting.length > 0) await this.#send();
      await this.#join(this.#uploadId);
    }
    this.#isKept = true;
  }

  async drop(): Promise<void> {
    this.#waiting = [];
    const uploadId = this.#uploadId;
    if (this.#isKept || uploadId === undefined) return;
    await answered(() => endUpload(this.#bucket, this.#key, uploadId));
  }

  async #send(): Promise<void> {
    const uploadId = (this.#uploadId ??= await answered(() => this.#bucket.getMultipartUploadId(this.#key)));
    const part = Buffer.concat(this.#waiting);
    const number = this.#sent.length + 1;
    this.#sent.push(await answered(() => this.#bucket.uploadPart(this.#key, uploadId, part, number)));
    this.#waiting = [];
  }

  /** A service may say 200 before it has joined the parts, and name a failure in the answer. */
  async #join(uploadId: string): Promise<void> {
    const joined = await answered(() => this.#bucket.completeMultipartUpload(this.#key, uploadId, this.#sent));
    if (!joined.etag) throw new FilesAway('NOT_JOINED');
  }
}

/** One that is gone already is ended; one that the key may not end is left to the bucket's own rules. */
async function endUpload(bucket: S3mini, key: string, uploadId: string): Promise<void> {
  await bucket.abortMultipartUpload(key, uploadId).catch((error: unknown) => {
    if (![403, 404].includes(statusOf(error) ?? 0)) throw error;
  });
}

interface OpenUpload {
  readonly key: string;
  readonly uploadId: string;
}

/** The library hands on the answer's own names: one upload stands there alone, several are a list. */
function uploadsIn(answer: unknown): OpenUpload[] {
  const { ListMultipartUploadsResult: listed } = Object(answer) as { ListMultipartUploadsResult?: unknown };
  const { Upload: uploads = [] } = Object(listed) as { Upload?: unknown };
  return [uploads].flat().map((upload) => {
    const { Key: key, UploadId: uploadId } = Object(upload) as { Key?: unknown; UploadId?: unknown };
    return { key: String(key), uploadId: String(uploadId) };
  });
}

function keyOf(companyCode: string, fileId: string): string {
  demandNames(companyCode, fileId);
  return `${companyCode}/${fileId}`;
}

/** Every call may be made again: whatever it does, doing it twice does the same. */
async function answered<T>(call: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await call();
  } catch (error) {
    const status = statusOf(error);
    const mayPass = status === undefined || status === 429 || status >= 500;
    if (!mayPass || performance.now() - began > quickMs) throw awayBy(error);
  }
  await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  return call().catch((error: unknown) => Promise.reject(awayBy(error)));
}

/** The library's own text has the answer's body in it, and that may name a file. */
function awayBy(error: unknown): FilesAway {
  const status = statusOf(error);
  if (status !== undefined) return new FilesAway(String(status));
  if (error instanceof Error && error.name === 'TimeoutError') return new FilesAway('TIMEOUT');
  const { code } = Object(error instanceof Error ? (error.cause ?? error) : error) as { code?: unknown };
  return new FilesAway(typeof code === 'string' ? code : 'CONNECTION');
}

function statusOf(error: unknown): number | undefined {
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}
