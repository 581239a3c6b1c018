import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { terminalText, type TerminalText } from '../terminal-text.ts';
import { demandNames, type Files, FilesAway, FilesUnusable, namesFile, type StoredFile } from './files.ts';

/** A bucket and who may use it. */
export interface S3Place {
  /** With the bucket: as its last part, or in the name of the host. */
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
/** Of a list; no service answers more. */
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
 * Files in a bucket of a service that speaks S3, by `<company>/<file>`. The service writes an object whole or not at all, so that of
 * two processes that write one the last stays.
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
    await this.#removeKey(keyOf(companyCode, fileId));
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
    for await (const { fileId } of this.list(companyCode)) await this.remove(companyCode, fileId);
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

  /** A service that says 404 of what is gone has done what was asked. */
  async #removeKey(key: string): Promise<void> {
    await answered(() =>
      this.#bucket
        .deleteObject(key)
        .catch((error: unknown) => (statusOf(error) === 404 ? true : Promise.reject(error as Error))),
    );
  }
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
