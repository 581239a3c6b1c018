import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { languages } from '@madang/contract/kernel/languages.ts';
import { listCountries, listPhoneCodes } from '@madang/contract/ground/countries/wire.ts';
import { readApiDescription } from '@madang/contract/kernel/description/routes.ts';
import { listTerms } from '@madang/contract/ground/terms/wire.ts';
import { countOrganisation, readOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { listEmployees } from '@madang/contract/people/people/routes.ts';
import { modules } from '../../modules/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { newAdministrator } from '../../testing/portal-companies.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { checkCompressed, sendReference } from './reference-answer.ts';

const app = await startTestApp({ work: false });

function send(url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const body =
    method === 'POST' ? { payload: '{}', headers: { 'content-type': 'application/json', ...headers } } : { headers };
  return app.app.inject({ method, url, ...body });
}

const addDepartment = async (by: Browser, departmentCode: string) => {
  const names = {
    departmentName: `영업본부 ${departmentCode}`,
    englishDepartmentName: 'Sales Division',
    language: 'ko',
  };
  const made = await by.post('/api/v1/departments', { departmentCode, parentDepartmentCode: 'TOP', ...names });
  expect(made.status).toBe(200);
};

const countries = `${listCountries.path}?langCd=ko`;

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)(
  'OPS-06 reference data is sent as %s to a client that accepts %s, with the same content',
  async (encoding, accepted, read) => {
    const plain = await send(countries);
    const packed = await send(countries, { 'accept-encoding': accepted });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(read(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
  },
);

test('OPS-06 a constant response is serialised once, and a changing one is compressed once', async () => {
  const sent: unknown[] = [];
  const reply = { type: () => reply, header: () => reply, send: (bytes: unknown) => (sent.push(bytes), reply) };
  const request = { method: 'GET', headers: { 'accept-encoding': 'br' } };
  const encode = vi.fn<(answer: unknown) => unknown>((answer) => answer);
  const ask = (answer: unknown) =>
    sendReference(request as FastifyRequest, reply as unknown as FastifyReply, answer, encode);
  const made = () => ({ texts: Array.from({ length: 200 }, (_, index) => `text ${index}`) });
  const constant = Object.freeze(made());
  await Promise.all([ask(constant), ask(constant)]);
  expect([encode.mock.calls.length, sent[0] === sent[1]]).toEqual([1, true]);
  await ask(made());
  await ask(made());
  expect([encode.mock.calls.length, sent[2] === sent[3]]).toEqual([3, true]);
});

test('OPS-06 the description of all calls, countries and calling codes are constant', async () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  for (const [url, method] of [
    [readApiDescription.path, 'GET'],
    [countries, 'GET'],
    [listPhoneCodes.path, 'POST'],
  ] as const) {
    const first = await send(url, {}, method);
    stringify.mockClear();
    expect((await send(url, {}, method)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(stringify.mock.results.filter(({ value }) => String(value).length > 1_000)).toEqual([]);
  }
  stringify.mockRestore();
});

test('OPS-06 a client with current reference data gets 304, and never another language', async () => {
  const first = await send(countries, { 'accept-encoding': 'br' });
  const tag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await send(countries, { 'accept-encoding': 'br', 'if-none-match': `"other", ${tag}` });
  expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag]);
  const other = await send(`${listCountries.path}?langCd=ja`, { 'if-none-match': tag });
  expect(other.statusCode).toBe(200);
  const posted = await send(listPhoneCodes.path, { 'if-none-match': '*' }, 'POST');
  expect([posted.statusCode, posted.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('OPS-06 a tree is sent compressed, is cached by the browser only and revalidated by its tag', async () => {
  const own = await newAdministrator(app, 'KEPT');
  for (let n = 0; n < 9; n += 1) await addDepartment(own, `KEPT${n}`);
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = (headers: Record<string, string> = {}) =>
    send(readOrganisation.path, { cookie, 'accept-encoding': 'br', ...headers });
  const first = await ask();
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
  const tree = readOrganisation.answer.parse(JSON.parse(brotliDecompressSync(first.rawPayload).toString()));
  expect(tree.items).toHaveLength(10);
  const tag = String(first.headers.etag);
  const again = await ask({ 'if-none-match': tag });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  await addDepartment(own, 'KEPT99');
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(200);
  // What names people is stored nowhere, and what is short goes as it is.
  const people = await send(listEmployees.path, { cookie, 'accept-encoding': 'gzip' });
  expect([people.statusCode, people.headers['cache-control'], people.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect((await send(countOrganisation.path, { cookie, 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
    undefined,
  );
});

test('API-05 of a session only the named lists are compressed, and before a session nothing', async () => {
  const routes = modules.flatMap(({ operations }) => operations);
  const compressed = routes.filter(({ route }) => route.isCompressed);
  expect([...new Set(compressed.map(({ access }) => access))]).toEqual(['person']);
  const names = compressed.map(({ operation }) => operation?.name ?? '').toSorted((a, b) => a.localeCompare(b));
  expect(names).toMatchInlineSnapshot(`
    [
      "count-organisation",
      "list-branch",
      "list-department-choices",
      "list-department-members",
      "list-employees",
      "list-employees",
      "list-import-rows",
      "list-job-ranks",
      "list-job-ranks",
      "list-records",
      "list-run-rows",
      "read-organisation",
      "search-departments",
    ]
  `);
  const [bound] = compressed;
  if (!bound) throw new Error('no such route');
  for (const access of ['public', 'flow', 'pendingFactor', 'pendingSetUp', 'pendingLogIn'] as const) {
    expect(() => checkCompressed({ ...bound, access })).toThrow(/not compressed/);
  }
});

test('API-05 data of a session, a flow or a person is not reference data', async () => {
  const routes = modules.flatMap(({ operations }) => operations);
  expect(routes.filter(({ route }) => route.isReference).map(({ access }) => access)).toEqual(
    Array.from({ length: 4 }, () => 'public'),
  );
  const [bound] = routes.filter(({ route }) => route === listCountries);
  if (!bound) throw new Error('no such route');
  for (const access of ['flow', 'person'] as const) {
    expect(() => checkCompressed({ ...bound, access })).toThrow(/no reference data/);
  }
  const platform = await send('/api/v1/platform', { 'accept-encoding': 'br' });
  expect([platform.statusCode, platform.headers['content-encoding']]).toEqual([200, undefined]);
  const refused = await send(`${listCountries.path}?langCd=ko&langCd=en`, { 'accept-encoding': 'br' });
  expect([refused.statusCode, refused.headers['content-encoding']]).toEqual([400, undefined]);
});

/** Countries, calling codes and terms, beside the page itself, whose own budget stands in tools/pages/page-size.ts. */
const firstVisitBytes = 16 * 1_024;

test('LIM-01 the data of a first visit to the sign-up is within its budget in every language', async () => {
  const headers = { 'accept-encoding': 'br' };
  for (const language of languages) {
    const terms = `${listTerms.path}?cntryCd=KR&langCd=${language}&compAdminYn=Y&reconsentYn=N`;
    const answers = await Promise.all([
      send(`${listCountries.path}?langCd=${language}`, headers),
      send(`${listPhoneCodes.path}?locale=${language}`, headers, 'POST'),
      send(terms, headers),
    ]);
    const sizes = answers.map(({ rawPayload }) => rawPayload.length);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      `${language}: ${sizes.join(' + ')}`,
    ).toBeLessThan(firstVisitBytes);
  }
});
