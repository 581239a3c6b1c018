// Runs once: it starts OpenStack Swift where Debian's is installed.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { failureKind } from '../../kernel/db/failures.ts';
import { bytesOf, type Files, FilesAway, type StoredFile } from '../../kernel/files/files.ts';
import { LocalFiles } from '../../kernel/files/local-files.ts';
import { S3Files } from '../../kernel/files/s3-files.ts';
import { Between } from '../network/between.ts';
import { hasSwift, Swift, swiftMissing } from './swift.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-carriers-'));
let swift: Swift | undefined;

beforeAll(async () => {
  if (hasSwift()) swift = await Swift.start();
}, 90_000);

afterAll(async () => {
  await swift?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const carriers: Readonly<Record<string, () => Files | undefined>> = {
  'a folder': () => new LocalFiles(folder),
  'an S3 service': () => swift && new S3Files(swift.place()),
};

async function all(files: Files, companyCode?: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const each of files.list(companyCode)) found.push(each);
  return found.toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1));
}

/** Returns the remains of a company's drafts, under the carrier's own names. */
async function draftsOf(carrier: string, companyCode: string): Promise<string[]> {
  if (carrier === 'a folder') {
    const path = join(folder, companyCode);
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.new')) : [];
  }
  const answer =
    (await swift?.bucket('files').listMultipartUploads('/', '', 'GET', { prefix: `${companyCode}/` })) ?? {};
  return JSON.stringify(answer).match(/"Key":"[^"]+"/g) ?? [];
}

const content = (file: Buffer | undefined) => file?.toString();

describe.each(Object.keys(carriers))('OPS-02 files in %s', (name) => {
  const carried = (skip: (why: string) => never): Files => carriers[name]?.() ?? skip(swiftMissing);

  test('are stored whole for their company only, listed, and deleted one by one or all together', async ({ skip }) => {
    const files = carried(skip);
    await files.prove();
    // A carrier may count in whole seconds.
    const before = Date.now() - 1_000;
    const id = await files.put('FIRST', Buffer.from('content'));
    const other = await files.put('FIRST', Buffer.alloc(300_000, 7));
    await files.put('FIRSTTOO', Buffer.from('another company'));
    expect(content(await files.get('FIRST', id))).toBe('content');
    const stream = await files.open('FIRST', other);
    expect(stream && (await buffer(stream)).equals(Buffer.alloc(300_000, 7))).toBe(true);
    expect(await files.get('SECOND', id)).toBeUndefined();
    expect(await files.open('SECOND', id)).toBeUndefined();
    const listed = await all(files, 'FIRST');
    expect(listed.map(({ fileId, bytes }) => [fileId, bytes])).toEqual(
      [
        [id, 7],
        [other, 300_000],
      ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
    const after = Date.now() + 1_000;
    expect(listed.every(({ changedAt }) => Number(changedAt) >= before && Number(changedAt) <= after)).toBe(true);
    expect((await all(files)).length).toBe(3);
    expect(await bytesOf(files, 'FIRST')).toBe(300_007);
    await files.remove('FIRST', id);
    await files.remove('FIRST', id);
    expect(await files.get('FIRST', id)).toBeUndefined();
    await files.removeAll('FIRST');
    expect(await all(files, 'FIRST')).toEqual([]);
    expect(await bytesOf(files, 'FIRSTTOO')).toBe(15);
    await files.removeAll('FIRSTTOO');
  });

  test('written by several at once are afterwards whole, one of them', async ({ skip }) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const contents = Array.from({ length: 12 }, (_, n) => Buffer.alloc(100_000, n));
    // Each as another process has it.
    await Promise.all(contents.map((each) => carried(skip).put('RACE', each, id)));
    const kept = await carried(skip).get('RACE', id);
    expect(contents.some((each) => kept?.equals(each))).toBe(true);
    expect((await all(carried(skip), 'RACE')).map(({ fileId }) => fileId)).toEqual([id]);
  });

  test('uploaded in parts are invisible until stored, and are deleted if discarded or abandoned', async ({ skip }) => {
    const files = carried(skip);
    const pieces = Array.from({ length: 12 }, (_, n) => Buffer.alloc(1_000_000, n));
    const begun = async (fileId: string) => {
      const draft = await files.begin('PIECES', fileId);
      for (const piece of pieces) await draft.append(piece);
      return draft;
    };
    const [kept, dropped, left] = [randomUUID(), randomUUID(), randomUUID()];
    const draft = await begun(kept);
    expect([await files.get('PIECES', kept), await all(files, 'PIECES')]).toEqual([undefined, []]);
    await draft.keep();
    await draft.keep();
    await draft.drop();
    expect((await files.get('PIECES', kept))?.equals(Buffer.concat(pieces))).toBe(true);
    await (await begun(dropped)).drop();
    // A process that has ended neither keeps nor drops what it sent; what it left goes with the file, and so do those of a company.
    const lost = [await begun(left), await begun(kept)];
    expect((await all(files, 'PIECES')).map(({ fileId, bytes }) => [fileId, bytes])).toEqual([[kept, 12_000_000]]);
    expect(await draftsOf(name, 'PIECES')).toHaveLength(2);
    await files.remove('PIECES', left);
    expect(await draftsOf(name, 'PIECES')).toEqual([expect.stringContaining(kept)]);
    await files.removeAll('PIECES');
    expect([await draftsOf(name, 'PIECES'), await all(files, 'PIECES')]).toEqual([[], []]);
    for (const each of lost) await each.drop();
  });

  test('with two drafts at once keep the last stored one, and a small file is stored at once', async ({ skip }) => {
    const files = carried(skip);
    const id = randomUUID();
    const [first, last] = [await files.begin('BOTH', id), await files.begin('BOTH', id)];
    await first.append(Buffer.from('first'));
    await last.append(Buffer.from('la'));
    await last.append(Buffer.from('st'));
    await first.keep();
    await last.keep();
    expect(content(await files.get('BOTH', id))).toBe('last');
    await files.removeAll('BOTH');
  });

  test.each([
    ['..', '00000000-0000-4000-8000-000000000000'],
    ['FIRST', '../secret'],
    ['FIRST', ''],
  ])('%j and %j are invalid names', async (companyCode, fileId) => {
    // Refused before anything is asked.
    const files =
      name === 'a folder'
        ? new LocalFiles(folder)
        : new S3Files({ url: 'http://127.0.0.1:9/a', region: 'a', keyId: 'a', secret: 'a' });
    for (const call of [
      files.get(companyCode, fileId),
      files.put(companyCode, Buffer.from(''), fileId),
      files.begin(companyCode, fileId),
      files.remove(companyCode, fileId),
    ]) {
      await expect(call).rejects.toThrow('not the name of a file');
    }
  });
});

test(
  'OPS-02 more files than one response of the service lists are all listed',
  { timeout: 120_000 },
  async ({ skip }) => {
    if (!swift) return skip(swiftMissing);
    const files = new S3Files(swift.place(), { portion: 5 });
    const ids = Array.from({ length: 23 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
    await Promise.all(ids.map((id) => files.put('MANY', Buffer.from('x'), id)));
    expect((await all(files, 'MANY')).map(({ fileId }) => fileId)).toEqual(ids);
    expect(await bytesOf(files, 'MANY')).toBe(23);
    await files.removeAll('MANY');
    expect(await all(files, 'MANY')).toEqual([]);
  },
);

test('OPS-05 a start names a missing bucket and refused keys; an unreachable service is not an error of the settings', async ({
  skip,
}) => {
  if (!swift) return skip(swiftMissing);
  await expect(new S3Files(swift.place('nowhere')).prove()).rejects.toThrow(
    'the bucket of MADANG_FILES_URL is not there',
  );
  const wrong = { ...swift.place(), secret: 'another' };
  await expect(new S3Files(wrong).prove()).rejects.toThrow(/MADANG_FILES_SECRET are refused .*\(403\)/);
  await expect(new S3Files(wrong).prove()).rejects.not.toThrow('another');
  await new S3Files({ ...swift.place(), url: 'http://127.0.0.1:9/files' }).prove();
});

test('OPS-05 a start refuses a key that cannot write, or cannot delete', async () => {
  const list =
    '<?xml version="1.0"?><ListBucketResult><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>';
  for (const refused of ['PUT', 'DELETE']) {
    const names: string[] = [];
    const server = createServer(({ method, url = '' }, response) => {
      names.push(`${method} ${url.split('?')[0]}`);
      response.writeHead(method === refused ? 403 : 200).end(method === 'GET' ? list : '');
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;
    const files = new S3Files({ url, region: 'us-east-1', keyId: 'reader', secret: 'of a reader' });
    await expect(files.prove()).rejects.toThrow(/refused by MADANG_FILES_URL \(403\); may they read, write/);
    // What is written for the proof has no file's name.
    expect(names.at(-1)).toMatch(new RegExp(`^${refused} /files/proof/[0-9a-f-]{36}$`));
  }
});

test('OPS-02 a service that is unreachable, disconnects or does not respond is tried again later', async ({ skip }) => {
  if (!swift) return skip(swiftMissing);
  const between = await Between.start(swift.address);
  const files = new S3Files(swift.place('files', between.address.port), { timeoutMs: 1_000 });
  const id = await files.put('AWAY', Buffer.from('kept'));
  // A connection that broke between two calls is not noticed.
  between.cut();
  expect(content(await files.get('AWAY', id))).toBe('kept');
  between.swallows = true;
  const calls = [files.get('AWAY', id), files.put('AWAY', Buffer.from('no')), files.remove('AWAY', id)];
  for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
    expect([reason instanceof FilesAway, failureKind(reason), String(reason)]).toEqual([
      true,
      'unavailable',
      'FilesAway: files cannot be reached: TIMEOUT',
    ]);
  }
  between.swallows = false;
  between.cut();
  expect(content(await files.get('AWAY', id))).toBe('kept');
  const nobody = new S3Files({ ...swift.place(), url: 'http://127.0.0.1:9/files' });
  await expect(nobody.get('AWAY', id)).rejects.toMatchObject({ code: expect.stringMatching(/^EFILES_/) });
});
