import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { pages } from '@madang/contract/index.ts';
import type { Config } from '../../config.ts';
import { memberBrowser } from '../../testing/member.ts';
import { newAdministrator } from '../../testing/portal-companies.ts';
import { operatorBrowser } from '../../testing/operator.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createEdge } from './edge.ts';
import { servePages } from './pages.ts';
import { routeLabel } from './route-label.ts';

const labels: string[] = [];
const script = 'export const yard = "마당";';
const folder = builtWeb();
const unbuiltGallery = join(folder, 'no-gallery');
const testApp = await startTestApp();
const app = await serve('development');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the smallest folder that a build can produce. */
function builtWeb(entries = ['public', 'app', 'outbox', 'gallery']): string {
  const root = mkdtempSync(join(tmpdir(), 'madang-web-'));
  mkdirSync(join(root, 'assets'));
  for (const entry of entries) {
    writeFileSync(
      join(root, `${entry}.html`),
      `<!doctype html><html lang="ko"><title>${entry}</title><div id="root"></div></html>`,
    );
  }
  writeFileSync(join(root, 'assets/yard-a1b2c3d4.js'), script);
  writeFileSync(join(root, 'assets/yard-a1b2c3d4.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets/yard-a1b2c3d4.js.gz'), gzipSync(script));
  writeFileSync(join(root, 'assets/font-a1b2c3d4.woff2'), 'font');
  return root;
}

async function serve(mode: Config['mode'], web = folder, gallery = unbuiltGallery): Promise<FastifyInstance> {
  const kernel = { ...testApp.kernel, config: { ...testApp.kernel.config, mode } };
  const served = await createEdge(kernel);
  await servePages(served, kernel, pages, web, gallery);
  served.addHook('onResponse', async (request) => void labels.push(routeLabel(request)));
  await served.ready();
  afterAll(() => served.close());
  return served;
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const titleOf = (document: string) => /<title>(\w+)<\/title>/.exec(document)?.[1];
const languageOf = (document: string) => /<html lang="([\w-]+)">/.exec(document)?.[1];

test('OPS-01 log and metrics name a page by its template, never by its actual address', async () => {
  labels.length = 0;
  for (const url of ['/signup?mail=a', '/userapp/accountjoin/Secret7link', '/userapp/wizard/', '/no/such/page'])
    await get(url);
  expect(labels).toEqual(['/signup', '/userapp/accountjoin/{link}', '/userapp/wizard', 'unknown']);
});

describe('RTE-07 the status of a page', () => {
  test.each(pages.filter(({ path }) => !path.includes('{')).map(({ path, entry }) => [path, entry]))(
    'of %s is 200, drawn by the %s entry',
    async (path, entry) => {
      for (const url of [path, `${path}?locale=en`, path === '/' ? path : `${path}/`]) {
        const answer = await get(url);
        expect([url, answer.statusCode, titleOf(answer.body)]).toEqual([url, 200, entry]);
      }
    },
  );

  test.each([
    '/nowhere',
    '/userapp/register/elsewhere',
    '/userapp',
    '/portalapp',
    '/loginapp/x',
    '/assets/',
    '/public.html',
  ])('of %s is 404, with the not-found page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(titleOf(answer.body)).toBe('public');
  });

  test('POR-12 of the well-known password address is 302, to the page of the own password', async () => {
    const answer = await get('/.well-known/change-password');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/loginapp/password/change']);
    expect(
      (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).statusCode,
    ).toBe(404);
  });

  test('POR-11 a chosen theme is on the page before any script, and nothing else from a cookie is', async () => {
    const page = async (theme: string) => (await get('/signup', { cookie: `theme=${theme}` })).body;
    expect(await page('dark')).toContain('<html data-scheme="dark" lang="ko">');
    expect(await page('light')).toContain('<html data-scheme="light" lang="ko">');
    for (const theme of ['', 'system', 'dark"onload="x', '%22'])
      expect(await page(theme)).toContain('<html lang="ko">');
  });

  test('of an invitation’s link is 200 whatever its code', async () => {
    expect((await get('/userapp/accountjoin/A1b2C3')).statusCode).toBe(200);
    expect((await get('/userapp/accountjoin')).statusCode).toBe(404);
  });

  test.each(['/loginapp?locale=%00', '/%00', '/portalapp/account?x=%00', '/?x=%00'])(
    'of %s is 400, with the error page for a browser and the error shape for a call',
    async (url) => {
      const opened = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', cookie: 'lang=en' });
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect([titleOf(opened.body), languageOf(opened.body)]).toEqual(['public', 'en']);
      expect(opened.body).toContain('<div id="root" data-refused>');
      for (const headers of [{}, { accept: '*/*' }, { accept: 'text/html', 'content-type': 'application/json' }]) {
        const called = await get(url, headers as Record<string, string>);
        expect([called.statusCode, called.json()]).toMatchObject([400, { errorCode: 'CO400' }]);
      }
    },
  );

  test.each(['/%', '/%E0%A4%A', '/portalapp/%zz?x=1'])(
    'API-05 of %s, an invalid address, is 404 with the error page for a browser',
    async (url) => {
      const opened = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', cookie: 'lang=vi' });
      const unknown = await get('/nowhere', { accept: 'text/html' });
      expect([opened.statusCode, titleOf(opened.body), languageOf(opened.body)]).toEqual([404, 'public', 'vi']);
      expect(opened.body).toContain('<div id="root" data-refused>');
      for (const name of ['content-type', 'content-security-policy', 'cache-control', 'x-frame-options', 'vary']) {
        expect([name, opened.headers[name]]).toEqual([name, unknown.headers[name]]);
      }
      for (const headers of [{}, { accept: 'application/json' }]) {
        expect((await get(url, headers)).json()).toMatchObject({ errorCode: 'CO404' });
      }
      expect((await get(`/api/v1${url}`, { accept: 'text/html' })).json()).toMatchObject({ errorCode: 'CO404' });
    },
  );

  test('is not a page for a call with a wrong address: it gets the error shape', async () => {
    for (const options of [
      { method: 'POST', url: '/loginapp' },
      { method: 'GET', url: '/loginapp', headers: { 'content-type': 'application/json' } },
      { method: 'GET', url: '/api/v1/nothing', headers: { accept: 'application/json' } },
      { method: 'GET', url: '/api/v1/nothing' },
      { method: 'GET', url: '/api/v1/nothing', headers: { accept: 'text/html' } },
    ] as const) {
      const answer = await app.inject(options);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ errorCode: 'CO404' });
    }
  });
});

describe('PRD-02 PRD-03 the document’s language', () => {
  test.each([
    ['the address’s', '/loginapp?locale=vi', { cookie: 'lang=ja', 'accept-language': 'en' }, 'vi'],
    ['the cookie’s', '/loginapp', { cookie: 'lang=tw', 'accept-language': 'en' }, 'zh-TW'],
    ['the cookie’s before a message’s', '/loginapp?suggested=vi', { cookie: 'lang=ja', 'accept-language': 'en' }, 'ja'],
    ['a message’s before the browser’s', '/loginapp?suggested=vi', { 'accept-language': 'en' }, 'vi'],
    ['the browser’s', '/loginapp', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-CN'],
    ['Korean', '/loginapp', {}, 'ko'],
    ['Korean for a language it does not know', '/loginapp?locale=xx', {}, 'ko'],
  ])('is %s', async (_whose, url, headers, tag) => {
    const answer = await get(url, headers as Record<string, string>);
    expect(languageOf(answer.body)).toBe(tag);
    expect(answer.headers['vary']).toContain('accept-language, cookie');
  });
});

describe('a browser caches', () => {
  const asset = '/assets/yard-a1b2c3d4.js';

  test('assets for a year without revalidation', async () => {
    expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('assets without the headers of a document, which a missing one has', async () => {
    const { headers } = await get(asset);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    for (const url of ['/assets/gone-a1b2c3d4.js', '/loginapp']) {
      const document = (await get(url)).headers;
      expect(document['content-security-policy']).toContain("script-src 'self'");
      expect(document).toHaveProperty('permissions-policy');
    }
  });

  test('pages and missing assets only with revalidation', async () => {
    expect((await get('/loginapp')).headers['cache-control']).toBe('no-cache');
    const missing = await get('/assets/gone-a1b2c3d4.js');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('the precompressed copy if it accepts one', async () => {
    const compressed = await get(asset, { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script);
    const zipped = await get(asset, { 'accept-encoding': 'gzip, deflate' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
    const plain = await get(asset, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    for (const answer of [compressed, zipped, plain]) expect(answer.headers['vary']).toContain('accept-encoding');
  });

  test('a file without a compressed copy unchanged', async () => {
    const font = await get('/assets/font-a1b2c3d4.woff2', { 'accept-encoding': 'br' });
    expect([font.statusCode, font.headers['content-encoding'], font.body]).toEqual([200, undefined, 'font']);
  });

  test('nothing from outside the assets', async () => {
    for (const url of ['/assets/../public.html', '/assets/%2e%2e/public.html', '/assets/..%2fpublic.html']) {
      const answer = await get(url);
      expect([400, 403, 404]).toContain(answer.statusCode);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    }
  });
});

test('OPS-03 the files of the former build beside those of this one', async () => {
  const [newer, name] = [builtWeb(), 'assets/yard-00000000.js'];
  onTestFinished(() => rmSync(newer, { recursive: true, force: true }));
  const served = await serve('production', newer);
  expect((await served.inject(`/${name}`)).statusCode).toBe(404);
  mkdirSync(join(newer, 'last/assets'), { recursive: true });
  writeFileSync(join(newer, 'last', name), script);
  const [last, own] = [await served.inject(`/${name}`), await served.inject('/assets/yard-a1b2c3d4.js')];
  expect([last.statusCode, last.body, own.statusCode]).toEqual([200, script, 200]);
  expect(last.headers['cache-control']).toContain('immutable');
});

describe('OTP-07 the outbox', () => {
  test('and the gallery have pages in a development start', async () => {
    for (const name of ['outbox', 'gallery']) {
      const answer = await get(`/${name}`);
      expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, name]);
    }
  });

  test('has its page without a gallery, whose address is unknown until it is built', async () => {
    const unbuilt = builtWeb(['public', 'app', 'outbox']);
    onTestFinished(() => rmSync(unbuilt, { recursive: true, force: true }));
    const plain = await serve('development', unbuilt);
    const answers = await Promise.all(['/outbox', '/gallery'].map((url) => plain.inject({ method: 'GET', url })));
    expect(answers.map(({ statusCode, body }) => [statusCode, titleOf(body)])).toEqual([
      [200, 'outbox'],
      [404, 'public'],
    ]);
  });

  test('has the gallery beside it once that is built in its own folder, with its assets', async () => {
    const [plain, gallery] = [builtWeb(['public', 'app', 'outbox']), builtWeb(['gallery'])];
    onTestFinished(() => [plain, gallery].forEach((each) => rmSync(each, { recursive: true, force: true })));
    writeFileSync(join(gallery, 'assets/gallery-a1b2c3d4.js'), script);
    const addresses = ['/gallery', '/assets/gallery-a1b2c3d4.js', '/assets/yard-a1b2c3d4.js'];
    const statuses = async (mode: Config['mode']) => {
      const served = await serve(mode, plain, gallery);
      return Promise.all(addresses.map(async (url) => (await served.inject({ method: 'GET', url })).statusCode));
    };
    expect(await statuses('development')).toEqual([200, 200, 200]);
    expect(await statuses('production')).toEqual([404, 404, 200]);
  });

  test('and the gallery are unknown addresses in production', async () => {
    const production = await serve('production');
    for (const url of ['/outbox', '/gallery', '/outbox.html', '/outbox.json']) {
      const answer = await production.inject({ method: 'GET', url });
      expect([url, answer.statusCode, titleOf(answer.body)]).toEqual([url, 404, 'public']);
    }
  });
});

describe('RTE-09 the root', () => {
  async function openAs(cookies: ReadonlyMap<string, string>, url = '/') {
    const answer = await get(url, { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
    return [answer.statusCode, answer.headers['location']];
  }

  test('redirects a person to the portal and an operator to the operator’s sections', async () => {
    const member = await memberBrowser(testApp, { companyCode: 'CFRONT', role: 'employee' });
    expect(await openAs(member.cookies)).toEqual([302, '/portalapp/home']);
    expect(await openAs((await operatorBrowser(testApp)).cookies)).toEqual([302, '/operator']);
  });

  test('WIZ-21 WIZ-23 redirects to the portal, while the sign-in redirects an administrator to a waiting set-up', async () => {
    const { cookies } = await newAdministrator(testApp, 'CSETUP');
    expect(await openAs(cookies, '/loginapp?target=%2Fconsole')).toEqual([302, '/userapp/wizard/']);
    expect(await openAs(cookies)).toEqual([302, '/portalapp/home']);
  });

  test('ACC-01 is not needed by the sign-in, which redirects signed-in users to the requested page and to no other site', async () => {
    const { cookies } = await memberBrowser(testApp, { companyCode: 'CLOGIN', role: 'employee' });
    expect(await openAs(cookies, '/loginapp')).toEqual([302, '/portalapp/home']);
    const asked = '/loginapp?reason=needed&target=%2Floginapp%2Fpassword%2Fchange%3Flocale%3Den';
    expect(await openAs(cookies, asked)).toEqual([302, '/loginapp/password/change?locale=en']);
    for (const target of ['https://elsewhere.example/portalapp/home', '//elsewhere.example/', '/loginapp', '/api/v1']) {
      const url = `/loginapp?target=${encodeURIComponent(target)}`;
      expect([target, await openAs(cookies, url)]).toEqual([target, [302, '/portalapp/home']]);
    }
    expect(await openAs(new Map(), asked)).toEqual([200, undefined]);
  });

  test('is the front page without a session, or with one that has ended', async () => {
    expect(await openAs(new Map())).toEqual([200, undefined]);
    expect(await openAs(new Map([['sid', 'long-gone']]))).toEqual([200, undefined]);
  });
});
