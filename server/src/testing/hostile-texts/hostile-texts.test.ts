import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { shapeOf } from '../../platform/description/shapes.ts';
import { cookieName } from '../../kernel/http/cookies.ts';
import type { Answer, Browser } from '../browser.ts';
import { calls } from '../operations/calls.ts';
import { startTestApp } from '../test-app.ts';
import { waitingBrowser } from '../waiting.ts';
import { fieldsOf, partWith, type Field } from './fields.ts';
import { fill, nameOf, nastiestPatterns, type Pattern, patterns } from './patterns.ts';

const app = await startTestApp({ work: false });
await app.setProperty(flowsPerAddress, 1_000_000_000);
const isFull = process.env['MADANG_FULL'] !== undefined;

const openAccess = ['public', 'flow', 'pendingFactor', 'pendingSetUp', 'pendingLogIn'];
const open = calls.filter(({ access }) => openAccess.includes(access));
const short = 'a'.repeat(10);
const mostMs = 50;
const atOnce = 4;

/** Size limits of a server: a body, an address together with its headers, a part of an address. */
const room = { body: 261_000, query: 15_000, params: 290 } as const;
const weights = {
  body: (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2,
  query: (text: string) => new URLSearchParams([['', text]]).toString().length - 1,
  params: (text: string) => encodeURIComponent(text.toWellFormed()).length,
} as const;

let hosts = 0;
/** Limits of an address are not what is measured. */
function anyone(): Browser {
  hosts += 1;
  return app.browser({ address: `198.18.${(hosts >> 8) & 255}.${hosts & 255}` });
}

const waiting = {
  pendingFactor: await waitingBrowser(app, { companyCode: 'HOSTILE', factor: 'asked' }),
  pendingSetUp: await waitingBrowser(app, { companyCode: 'HOSTILE', factor: 'missing' }),
  pendingLogIn: await waitingBrowser(app, { companyCode: 'HOSTILE' }),
};

/** Returns a caller that the call admits, so that its fields are read. */
function callerFor({ route: { access } }: Field): Browser {
  const browser = anyone();
  if (access in waiting)
    for (const [name, value] of waiting[access as keyof typeof waiting].cookies) browser.cookies.set(name, value);
  return browser;
}

function send(field: Field, text: string): Promise<Answer> {
  const { route, part } = field;
  const browser = callerFor(field);
  const values = partWith(field, text);
  const names = (part === 'params' ? values : {}) as Record<string, string>;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(names[name] ?? 'any').toWellFormed()),
  );
  const query = part === 'query' ? new URLSearchParams(values as Record<string, string>).toString() : '';
  const url = query === '' ? path : `${path}?${query}`;
  const body = part === 'body' ? values : {};
  if (route.sentBy === 'form') return browser.form(url, body as Record<string, string>);
  switch (route.method) {
    case 'GET':
      return browser.get(url);
    case 'DELETE':
      return browser.delete(url);
    case 'PUT':
      return browser.put(url, body);
    case 'POST':
      return browser.post(url, body);
  }
}

interface Cost {
  /** Processor time until all are answered. */
  readonly ms: number;
  readonly isAlive: boolean;
}

/** The processor's milliseconds of this process. */
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Returns the cost of sending all texts at the field at once, while a health check tests that the process answers. */
async function costOf(field: Field, texts: readonly string[], ask: typeof send): Promise<Cost> {
  const before = process.cpuUsage();
  const answers = texts.map((text) => ask(field, text));
  const health = await anyone().get('/healthz');
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  const ms = spentSince(before);
  expect(Math.max(...statuses)).toBeLessThan(500);
  return { ms, isAlive: health.status === 200 };
}

/** The least of nine tries where the first is over: memory is collected now and then, on a slow machine often. */
async function leastCost(field: Field, texts: readonly string[], bound: number, ask: typeof send): Promise<Cost> {
  let least = await costOf(field, texts, ask);
  for (let tries = 1; tries < 9 && least.ms > bound; tries += 1) {
    const { ms, isAlive } = await costOf(field, texts, ask);
    least = { ms: Math.min(least.ms, ms), isAlive: isAlive && least.isAlive };
  }
  return least;
}

/**
 * Returns the texts that cost over the bound more than ten letters. Several texts that stay within it together do so one by one.
 */
async function costlyAt(field: Field, tried: readonly Pattern[], ask = send): Promise<string[]> {
  const usual = (await leastCost(field, [short], 0, ask)).ms;
  const costly: string[] = [];
  for (let first = 0; first < tried.length; first += atOnce) {
    const some = tried.slice(first, first + atOnce);
    const texts = some.map((pattern) => fill(pattern, room[field.part], weights[field.part]));
    const together = await costOf(field, texts, ask);
    if (together.isAlive && together.ms <= usual + mostMs) continue;
    for (const [position, text] of texts.entries()) {
      const { ms, isAlive } = await leastCost(field, [text], usual + mostMs, ask);
      if (ms <= usual + mostMs && isAlive) continue;
      costly.push(`${field.path.join('.')} ${nameOf(some[position] as Pattern)}: ${Math.round(ms)} ms`);
    }
  }
  return costly;
}

/** Kinds of fields that met every pattern; in the short run further fields of a kind meet the worst ones alone. */
const met = new Set<string>();
function patternsFor({ schema }: Field): readonly Pattern[] {
  const kind = JSON.stringify(shapeOf(schema as z.ZodMiniType));
  const isNew = !met.has(kind) && schema._zod.def.type === 'string';
  met.add(kind);
  return isFull || isNew ? patterns : nastiestPatterns;
}

test('API-07 the open calls, their fields and the patterns are found', () => {
  expect(open.length).toBeGreaterThanOrEqual(50);
  expect(open.flatMap(fieldsOf).length).toBeGreaterThan(100);
  expect(patterns.length).toBeGreaterThanOrEqual(40);
});

test('API-07 a slow rule is detected', async () => {
  const [field] = open.filter(({ path }) => path === '/api/v1/session').flatMap(fieldsOf);
  if (!field) throw new Error('The log-in has no field');
  const slowly: typeof send = (at, text) => {
    const before = process.cpuUsage();
    while (text.endsWith('!') && spentSince(before) < 2 * mostMs);
    return send(at, text);
  };
  const slow = nastiestPatterns
    .filter(({ end }) => end === '!')
    .map((pattern) => expect.stringContaining(nameOf(pattern)));
  expect(slow.length).toBeGreaterThan(0);
  expect(await costlyAt(field, nastiestPatterns, slowly)).toEqual(slow);
});

test.each(
  open.filter((route) => fieldsOf(route).length > 0).map((route) => [`${route.method} ${route.path}`, route] as const),
)(
  'API-07 no text at any field of %s costs over 50 ms more processor time than ten letters',
  { timeout: 600_000 },
  async (_name, route) => {
    const costly: string[] = [];
    for (const field of fieldsOf(route)) costly.push(...(await costlyAt(field, patternsFor(field))));
    expect(costly).toEqual([]);
  },
);

/** Heads of a request that something of the product reads. */
const heads = {
  accept: 'application/json;',
  'accept-language': 'ko-KR,',
  'content-type': 'application/json;',
  cookie: `${cookieName('flow', app.kernel.config)}=`,
  'if-none-match': '"',
  origin: 'http://',
  referer: 'http://',
  'user-agent': 'Mozilla/5.0 (',
  'x-forwarded-for': '192.0.2.1,',
} as const;

test.each(Object.entries(heads))(
  'API-07 no text in the header %s costs over 50 ms more processor time than ten letters',
  { timeout: 600_000 },
  async (head, start) => {
    const [field] = open.filter(({ path }) => path === '/api/v1/session').flatMap(fieldsOf);
    if (!field) throw new Error('The log-in has no field');
    const ask: typeof send = (_field, text) => {
      const sent = text.replaceAll(/[^\t -~]/g, '').slice(0, room.query);
      return anyone().post(field.route.path, {}, { [head]: `${start}${sent}` });
    };
    expect(await costlyAt(field, patterns, ask)).toEqual([]);
  },
);
