import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { ErrorBody } from '@madang/contract/kernel/errors.ts';
import { route } from '@madang/contract/kernel/route.ts';
import { optionalText, requiredText } from '@madang/contract/kernel/rules.ts';
import { wireObject } from '@madang/contract/kernel/wire.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Module } from '../../platform/module.ts';
import { callOf } from '../operations/call-of.ts';
import { definePublicQuery, defineQuery } from '../operations/definition.ts';
import { plainHeaders } from './security-headers.ts';

const echoRoute = route({
  method: 'POST',
  path: '/test/echo',
  body: wireObject({ compNm: ['companyName', requiredText(10)], note: ['note', optionalText(100)] }),
  answer: wireObject({ compNm: ['companyName', z.string()] }),
});
const brokenRoute = route({ method: 'GET', path: '/test/broken', answer: z.unknown() });
const closedRoute = route({
  method: 'GET',
  path: '/test/closed',
  answer: z.unknown(),
});

const choiceRoute = route({
  method: 'POST',
  path: '/test/choice',
  body: z.strictObject({ note: z.optional(z.string()) }),
  answer: z.unknown(),
});

const secret = 'a value that nobody may see';
const nothing = z.strictObject({});
const echo = definePublicQuery({
  name: 'echo-name',
  input: z.strictObject({ companyName: z.string(), note: z.string() }),
  refusals: [],
  run: async (_context, input) => input,
});
const breakDown = definePublicQuery({
  name: 'break-down',
  input: nothing,
  refusals: [],
  run: ({ db }) => sql`select ${secret}::integer`.execute(db),
});
const choose = definePublicQuery({
  name: 'choose-any',
  input: z.strictObject({ note: z.optional(z.string()) }),
  refusals: [],
  run: async () => 'chosen',
});
const readClosed = defineQuery({
  name: 'read-closed',
  input: nothing,
  permission: 'properties.view',
  targets: () => [],
  refusals: [],
  run: async () => 'open',
});
const module: Module = {
  name: 'test',
  needs: [],
  operations: [
    callOf(echoRoute, echo, { answer: ({ companyName }) => ({ companyName }) }),
    callOf(brokenRoute, breakDown),
    callOf(choiceRoute, choose),
    callOf(closedRoute, readClosed),
  ],
};
const app = await startTestApp({ modules: [module] });

test('API-05 an unknown address gets the one error shape in the requested language', async () => {
  const answer = await app.browser({ language: 'ko' }).post('/nowhere');
  expect(answer.status).toBe(404);
  expect(answer.error).toMatchObject({
    errorCode: 'CO404',
    errorMessage: '요청한 정보를 찾을 수 없습니다.',
    fields: [],
  });
  expect(answer.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('API-05 a wrong body names every wrong field by its wire name, each with a text', async () => {
  const answer = await app.browser().post('/test/echo', { compNm: 'far too long a name', note: 7 });
  expect(answer.status).toBe(400);
  expect(answer.error.errorCode).toBe('MB_M_MAX_LENGTH');
  expect(answer.error.fields.map(({ path, code }) => [path, code])).toEqual([
    ['compNm', 'MB_M_MAX_LENGTH'],
    ['note', 'CO400'],
  ]);
  expect(answer.error.fields[0]?.message).toContain('10');
});

test('API-05 a failure has its request id and neither statement, value nor stack', async () => {
  const answer = await app.browser().get('/test/broken');
  expect(answer.status).toBe(400);
  expect(answer.text).not.toContain(secret);
  expect(answer.text).not.toMatch(/select|integer|at .*\.ts/);
});

test('API-07 unknown keys, U+0000 and lone surrogates are refused at every position', async () => {
  const bodies = [
    '{"compNm":"a","role":"operator"}',
    '{"compNm":"a","__proto__":{"role":"operator"}}',
    String.raw`{"compNm":"a\u0000b"}`,
    String.raw`{"compNm":"\ud800"}`,
    String.raw`{"compNm":"a","note":"\udfff"}`,
    '[]',
    'null',
    '"text"',
    '{',
    `{"compNm":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ];
  for (const payload of bodies) {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/test/echo',
      headers: { 'content-type': 'application/json', 'x-madang': '1' },
      payload,
    });
    expect([payload.slice(0, 40), answer.statusCode]).toEqual([payload.slice(0, 40), 400]);
  }
  expect((await app.browser().get('/test/closed?x=%00')).status).toBe(400);
});

test('API-07 a body of another media type or one that is too large is refused', async () => {
  const text = await app.browser().post('/test/echo', {}, { 'content-type': 'text/plain' });
  expect([text.status, text.error.errorCode]).toEqual([415, 'CO415']);
  const huge = await app.browser({ language: 'ko' }).post('/test/echo', { compNm: 'x'.repeat(300_000) });
  expect([huge.status, huge.error.errorCode, huge.error.params, huge.error.fields]).toEqual([
    413,
    'CO413',
    { 0: 256 },
    [],
  ]);
  expect(huge.error.errorMessage).toBe('보낸 내용이 256KB를 넘습니다. 크기를 줄여 다시 시도해 주세요.');
});

test('API-07 null is refused as a body, even for an optional one', async () => {
  const send = (payload?: string) =>
    app.app.inject({
      method: 'POST',
      url: '/test/choice',
      headers: { 'x-madang': '1', ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { payload }),
    });
  const answers = await Promise.all([send(), send('{}'), send('null')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
  expect(answers[2]?.json()).toMatchObject({ errorCode: 'CO400' });
});

test('MEM-06 noSessionPrc has no effect', async () => {
  const answer = await app.browser().get('/test/closed?noSessionPrc=Y');
  expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
});

test('a change from another site is refused, and one from the product’s pages is not', async () => {
  const send = (headers: Record<string, string>) =>
    app.app.inject({
      method: 'POST',
      url: '/test/echo',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{"compNm":"a"}',
    });
  const refused: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:4001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { cookie: 'sid=x' },
    { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin', 'x-madang': '1' },
  ];
  for (const headers of refused) expect([headers, (await send(headers)).statusCode]).toEqual([headers, 403]);
  const admitted: Record<string, string>[] = [
    { origin: 'http://localhost:4000' },
    { 'sec-fetch-site': 'same-origin' },
    { cookie: 'sid=x', 'x-madang': '1' },
    {},
  ];
  for (const headers of admitted) expect([headers, (await send(headers)).statusCode]).toEqual([headers, 200]);
});

test('a response has the headers that prevent its use as a document', async () => {
  const { headers } = await app.browser().post('/test/echo', { compNm: 'a' });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('every page has the headers that isolate it', async () => {
  const { headers } = await app.browser().get('/healthz');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('a slow connection is ended within seconds, or within a minute during a body', () => {
  expect(app.app.server.requestTimeout).toBe(60_000);
  expect(app.app.server.headersTimeout).toBe(8_000);
  expect(app.app.server.keepAliveTimeout).toBe(5_000);
  expect(app.app.server.maxConnections).toBe(10_000);
});

test('OPS-01 liveness, readiness and metrics respond; metrics not through a proxy', async () => {
  expect((await app.browser().get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.browser().get('/readyz')).json()).toMatchObject({ status: 'ready' });
  const local = app.browser({ address: '127.0.0.1' });
  expect((await local.get('/metrics')).text).toContain('madang_http_request_seconds');
  expect((await local.get('/metrics', { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
  expect((await app.browser().get('/metrics')).status).toBe(404);
});

test('OTP-07 the local outbox is readable on this machine, under one of its names and not through a proxy', async () => {
  const read = async (host: string, headers = {}, address = '127.0.0.1') => {
    const answer = await app.browser({ address }).get('/outbox.json', { host, ...headers });
    return answer.status === 200 ? answer.json() : [answer.status, answer.error.errorCode];
  };
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', app.kernel.config.baseUrl.host]) {
    expect([host, await read(host)]).toEqual([host, []]);
  }
  for (const host of ['rebound.example', 'rebound.example:4000', 'localhost.rebound.example', '192.0.2.7:4000']) {
    expect([host, await read(host)]).toEqual([host, [404, 'CO404']]);
  }
  const hidden = [404, 'CO404'];
  expect(await read('localhost:4000', {}, '192.0.2.7')).toEqual(hidden);
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via', 'forwarded']) {
    expect([header, await read('localhost:4000', { [header]: '127.0.0.1' })]).toEqual([header, hidden]);
  }
});

test('API-05 errors of the framework have the product’s shape and headers', async () => {
  for (const url of ['/%ff', '/api/v1/%zz', `/${'x'.repeat(400)}%`]) {
    const answer = await app.browser().get(url);
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answer.text).not.toMatch(/FST_|url component/);
  }
});

test('API-05 an unparsable request gets the product’s shape and headers', async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const send = async (raw: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(raw);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const [status = '', ...headers] = head.split('\r\n');
    return { status, headers, body, error: JSON.parse(body) as ErrorBody };
  };
  const unreadable: [raw: string, status: string][] = [
    [`GET /?${'secret'.repeat(4_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, '431 Request Header Fields Too Large'],
    [
      `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'secret'.repeat(4_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['secret\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nHost: localhost\r\nsecret with spaces: 1\r\n\r\n', '400 Bad Request'],
  ];
  for (const [raw, expected] of unreadable) {
    const { status, headers, body, error } = await send(raw);
    expect(status).toBe(`HTTP/1.1 ${expected}`);
    expect(error).toEqual({
      errorCode: 'CO400',
      errorMessage: app.kernel.translator.errorText('ko', 'CO400', {}),
      params: {},
      fields: [],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).toEqual(
      expect.arrayContaining([
        ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
      ]),
    );
    expect(body).not.toMatch(/secret|HPE_/);
  }
});

test('API-05 a body in any transfer coding except chunks gets one 400, and its connection ends', async () => {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answersTo = async (coding: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nX-Madang: 1\r\nContent-Type: application/json\r\n${coding}\r\n\r\n`;
    socket.write(`${head}0\r\n\r\n${smuggled}`);
    // A server that would go on is let go after a second.
    const letGo = setTimeout(() => socket.end(), 1_000);
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    clearTimeout(letGo);
    return statuses;
  };
  for (const coding of [
    'gzip, chunked',
    'identity',
    'chunked, chunked',
    'chunked, identity',
    'xchunked',
    ' ,chunked',
  ]) {
    expect([coding, await answersTo(`Transfer-Encoding: ${coding}`)]).toEqual([coding, ['400']]);
  }
  expect(await answersTo('Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked')).toEqual(['400']);
  // Chunks as such are read: this server of no modules knows no such call, and answers the next one.
  expect(await answersTo('Transfer-Encoding: Chunked')).toEqual(['404', '200']);
});

test('API-07 a request with two host names is refused', async () => {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  for (const path of ['/healthz', '/api/v1/session', '/nowhere']) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nHOST: other.example\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect([head.split('\r\n')[0], (JSON.parse(body) as ErrorBody).errorCode]).toEqual([
      'HTTP/1.1 400 Bad Request',
      'CO400',
    ]);
  }
});

test('API-05 invalid bytes after a request do not cut off its response, and end the connection', async () => {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\nno request\r\n\r\n');
  expect([...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200']);
});

/** A connection on which the beginning of a body has been sent. */
async function beginBody(to: TestApp, coding: string, begin: string) {
  if (!to.app.server.listening) await to.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((to.app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const head = `POST /test/echo HTTP/1.1\r\nHost: localhost\r\nX-Madang: 1\r\nContent-Type: application/json\r\n${coding}\r\n\r\n`;
  socket.write(`${head}${begin}`);
  return socket;
}

test('API-07 a slow body is answered at the time limit of a request, and an invalid one at once', async () => {
  const { server } = app.app;
  const usual = server.requestTimeout;
  onTestFinished(() => void (server.requestTimeout = usual));
  server.requestTimeout = 300;
  const socket = await beginBody(app, 'Content-Length: 5000', '{');
  const trickle = setInterval(() => socket.write(' '), 50);
  onTestFinished(() => clearInterval(trickle));
  socket.on('error', () => {});
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*"errorCode":"CO400"/);
  server.requestTimeout = usual;
  const broken = await beginBody(app, 'Transfer-Encoding: chunked', 'no chunk\r\n');
  expect(await text(broken)).toMatch(/^HTTP\/1\.1 400 [^]*"errorCode":"CO400"/);
});

test('OPS-01 a caller who disconnects during a request body causes no warning and no stack in the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const logged = await startTestApp({ modules: [module], log });
  const begun = once(logged.app.server, 'request');
  const socket = await beginBody(logged, 'Content-Length: 5000', '{');
  await begun;
  socket.destroy();
  await expect.poll(() => lines.some((line) => line.includes('caller left'))).toBe(true);
  expect(lines.filter((line) => Number((JSON.parse(line) as { level: number }).level) >= 40)).toEqual([]);
  expect(lines.join('')).not.toMatch(/ {4}at |not available/);
});

test('API-07 a body built to keep the server busy is refused at once, with a short response', async () => {
  const marks = `a${'\u0301'.repeat(15_000)}${'\u0316'.repeat(15_000)}`;
  const bodies = [
    { compNm: marks },
    { compNm: 'a', note: marks },
    { compNm: Array(100_000).fill(0) },
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])),
  ];
  for (const body of bodies) {
    const answer = await app.browser().post('/test/echo', body);
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(5_000);
  }
});
