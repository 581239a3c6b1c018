import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timeoutCode, unknownAddressCode, unreachableCode } from '@madang/contract/kernel/base-errors.ts';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../call-error.ts';
import { createClient } from './client.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, limits = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createClient({ origin: `http://127.0.0.1:${port}`, ...limits });
}

async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const thrown: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof CallError)) throw new Error(`Not refused by a CallError: ${String(thrown)}`);
  return thrown;
}

/** Answers with what it was asked. */
const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const { method, url, headers } = request;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

test('API-02 a get has the JSON content type, its query and the header against forgery', async () => {
  const client = await serve(echo);
  const asked = (await client.get('/list', { query: { langCd: 'ko', page: 2, absent: undefined } })) as Echo;
  expect(asked.method).toBe('GET');
  expect(asked.url).toBe('/list?langCd=ko&page=2');
  expect(asked.headers['content-type']).toBe('application/json');
  expect(asked.headers['x-madang']).toBe('1');
});

test('API-02 post, put and delete send their body as JSON and read the response from the body', async () => {
  const client = await serve(echo);
  for (const verb of ['post', 'put', 'delete'] as const) {
    const asked = (await client[verb]('/thing', { 이름: '하늘' })) as Echo;
    expect(asked.method).toBe(verb.toUpperCase());
    expect(asked.headers['content-type']).toBe('application/json');
    expect(JSON.parse(asked.body)).toEqual({ 이름: '하늘' });
  }
});

test('API-02 a file is attached as multipart form data', async () => {
  const client = await serve(echo);
  const files = new FormData();
  files.append('file', new File(['a|b'], 'people.txt'));
  const asked = (await client.attach('/files', files)) as Echo;
  expect(asked.headers['content-type']).toContain('multipart/form-data; boundary=');
  expect(asked.body).toContain('people.txt');
});

test('API-02 the form call posts a form and reads text, a page included', async () => {
  const client = await serve((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    request.on('data', (part) => response.write(`<p>${part}</p>`)).on('end', () => response.end());
  });
  expect(await client.form('/enter', { a: '1 2', b: 'x&y' })).toBe('<p>a=1+2&b=x%26y</p>');
});

test('API-03 a response that does not start in time is the time-out code', async () => {
  const client = await serve(() => undefined, { responseTimeoutMs: 40 });
  expect(await failureOf(client.get('/slow'))).toMatchObject({ errorCode: timeoutCode, status: 0 });
});

test('API-02 a get can have a longer limit for its response', async () => {
  const late: RequestListener = (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('"late"'), 120);
  };
  const client = await serve(late, { responseTimeoutMs: 40 });
  expect(await failureOf(client.post('/slow'))).toMatchObject({ errorCode: timeoutCode });
  expect(await client.get('/slow', { responseTimeoutMs: 2000 })).toBe('late');
});

test('API-02 a response that starts in time and does not end before the deadline is the time-out code', async () => {
  const trickle: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[1,');
  };
  const client = await serve(trickle, { responseTimeoutMs: 2000, deadlineMs: 80 });
  expect(await failureOf(client.get('/endless'))).toMatchObject({ errorCode: timeoutCode });
});

test('API-02 no call is retried', async () => {
  let tries = 0;
  const client = await serve((_request, response) => {
    tries += 1;
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"errorCode":"CO503"}');
  });
  await failureOf(client.get('/busy'));
  expect(tries).toBe(1);
});

test('API-03 an unreachable server is crossDomain', async () => {
  const client = await serve(echo);
  server?.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await failureOf(client.get('/list'))).toMatchObject({ errorCode: unreachableCode, status: 0 });
});

test('API-03 404 and redirects are CO400', async () => {
  const client = await serve((request, response) => {
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { location: '/elsewhere', 'content-type': 'application/json' });
    response.end('{"errorCode":"EM601"}');
  });
  for (const status of [404, 302, 301, 307]) {
    expect(await failureOf(client.get(`/${status}`))).toMatchObject({ errorCode: unknownAddressCode });
  }
});

test('API-03 a page instead of data is the time-out code, whatever its status', async () => {
  const client = await serve((request, response) => {
    response.writeHead(Number(request.url?.slice(1)), { 'content-type': 'text/html; charset=utf-8' });
    response.end('<html>gateway</html>');
  });
  for (const status of [200, 502]) {
    expect(await failureOf(client.get(`/${status}`))).toMatchObject({ errorCode: timeoutCode });
  }
});

test('API-03 any other refusal is thrown with its code, parameters, fields and request id', async () => {
  const refusal = {
    errorCode: 'MB601',
    errorMessage: 'This ID is in use.',
    params: { 0: 20 },
    fields: [{ path: 'userId', code: 'MB601', params: {}, message: 'This ID is in use.' }],
    requestId: 'r-1',
  };
  const client = await serve((_request, response) => {
    response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
  });
  expect(await failureOf(client.post('/ids'))).toMatchObject({ status: 409, ...refusal });
});

test('API-03 a refusal without a readable body is the general failure', async () => {
  const client = await serve((request, response) => {
    response.writeHead(request.url === '/ok' ? 200 : 500, { 'content-type': 'application/json' }).end('{broken');
  });
  expect(await failureOf(client.get('/fails'))).toMatchObject({ errorCode: 'CO500', status: 500 });
  expect(await failureOf(client.get('/ok'))).toMatchObject({ errorCode: 'CO500' });
});

test('an empty response returns nothing', async () => {
  const client = await serve((_request, response) => response.writeHead(204).end());
  expect(await client.delete('/thing')).toBeUndefined();
});

test('a call cancelled by its page throws the reason and not a refusal', async () => {
  const client = await serve(() => undefined);
  const leaving = new AbortController();
  const call = client.get('/slow', { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});
