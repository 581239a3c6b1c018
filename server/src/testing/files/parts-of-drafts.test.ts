import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { S3Files } from '../../kernel/files/s3-files.ts';

const megabyte = 1024 * 1024;
const companyCode = 'PARTS';

interface Answer {
  readonly status?: number;
  readonly text?: string;
}

interface Asked {
  /** Request such as `PUT part 2`. */
  readonly what: string;
  readonly path: string;
  readonly body: Buffer;
}

function whatIsAsked({ method, url = '' }: IncomingMessage): string {
  const query = new URL(url, 'http://localhost').searchParams;
  if (query.has('partNumber')) return `PUT part ${query.get('partNumber')}`;
  if (query.has('uploadId')) return method === 'POST' ? 'join' : 'end';
  if (query.has('uploads')) return method === 'POST' ? 'begin' : 'list drafts';
  return query.has('list-type') ? 'list' : String(method);
}

const begun = '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>';
const joined = '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>';
const own: Readonly<Record<string, Answer>> = { begin: { text: begun }, join: { text: joined } };

/** A bucket that writes down what is asked of it, and answers as a service that speaks S3 or as `answers` has it. */
async function bucketThat(answers: Readonly<Record<string, Answer>> = {}) {
  const asked: Asked[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const what = whatIsAsked(request);
    asked.push({ what, path: (request.url ?? '').split('?')[0] ?? '', body: await buffer(request) });
    const { status = 200, text = '' } = answers[what] ?? own[what] ?? {};
    response.writeHead(status, { etag: `"${what}"` }).end(text);
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;
  const files = new S3Files({ url, region: 'us-east-1', keyId: 'key', secret: 'a secret' });
  return { files, asked, names: () => asked.map(({ what }) => what) };
}

test('BLK-06 OPS-02 a draft in a bucket buffers at most one part, and its joined parts are the file', async () => {
  const { files, asked, names } = await bucketThat();
  const fileId = randomUUID();
  const draft = await files.begin(companyCode, fileId);
  const pieces = Array.from({ length: 13 }, (_, n) => Buffer.alloc(megabyte, n));
  const sent: number[] = [];
  for (const piece of pieces) {
    await draft.append(piece);
    sent.push(asked.reduce((bytes, { body }) => bytes + body.length, 0) / megabyte);
  }
  expect(sent).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10, 10]);
  await draft.keep();
  expect(names()).toEqual(['begin', 'PUT part 1', 'PUT part 2', 'PUT part 3', 'join']);
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([`/files/${companyCode}/${fileId}`]));
  const parts = asked.filter(({ what }) => what.startsWith('PUT part'));
  expect(Buffer.concat(parts.map(({ body }) => body)).equals(Buffer.concat(pieces))).toBe(true);
  expect(asked.at(-1)?.body.toString()).toMatch(/PartNumber>1<.*part 1.*PartNumber>2<.*part 2.*PartNumber>3<.*part 3/);
  await draft.keep();
  await draft.drop();
  expect(names()).toHaveLength(5);
});

test('OPS-02 a discarded draft aborts its parts, and an empty one sends no request', async () => {
  const { files, names } = await bucketThat();
  const small = await files.begin(companyCode, randomUUID());
  await small.append(Buffer.from('a little'));
  await small.drop();
  expect(names()).toEqual([]);
  const large = await files.begin(companyCode, randomUUID());
  await large.append(Buffer.alloc(5 * megabyte));
  await large.drop();
  expect(names()).toEqual(['begin', 'PUT part 1', 'end']);
});

test('OPS-02 a service that returns 200 and then fails to join the parts has stored nothing', async () => {
  const failed = '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>';
  const { files } = await bucketThat({ join: { text: failed } });
  const draft = await files.begin(companyCode, randomUUID());
  await draft.append(Buffer.alloc(5 * megabyte));
  await expect(draft.keep()).rejects.toMatchObject({ code: 'EFILES_NOT_JOINED' });
});

test('OPS-02 leftovers of drafts are deleted only with their file, several of them too', async () => {
  const fileId = randomUUID();
  const upload = (key: string, id: string) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`;
  const key = `${companyCode}/${fileId}`;
  const text = `<ListMultipartUploadsResult>${upload(key, 'u1')}${upload(key, 'u2')}${upload('OTHER/file', 'u3')}</ListMultipartUploadsResult>`;
  const { files, asked, names } = await bucketThat({ 'list drafts': { text } });
  await files.remove(companyCode, fileId);
  expect(names()).toEqual(['list drafts', 'end', 'end', 'DELETE']);
  expect(new Set(asked.slice(1).map(({ path }) => path))).toEqual(new Set([`/files/${key}`]));
});

test.each([
  ['list drafts', 400],
  ['list drafts', 403],
  ['list drafts', 501],
  ['end', 403],
  ['end', 404],
])('OPS-02 a file is deleted even if the service refuses the call for its drafts: %s %j', async (what, status) => {
  const text = `<ListMultipartUploadsResult><Upload><Key>${companyCode}/</Key><UploadId>u1</UploadId></Upload></ListMultipartUploadsResult>`;
  const { files, names } = await bucketThat({ 'list drafts': { text }, [what]: { status } });
  await files.remove(companyCode, randomUUID());
  expect(names().at(-1)).toBe('DELETE');
});
