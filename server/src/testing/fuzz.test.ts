import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { changeCompany } from '@madang/contract/access/linked-accounts/routes.ts';
import type { Route } from '@madang/contract/kernel/route.ts';
import type { Browser } from './browser.ts';
import { calls, type DescribedRoute } from './operations/calls.ts';
import { memberBrowser } from './member.ts';
import { waitingBrowser } from './waiting.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
await app.setProperty(flowsPerAddress, 1_000_000_000);
const bodiesPerRoute = process.env['MADANG_FULL'] ? 500 : 20;

/** Values that break parsers, databases and log files, in addition to those of fast-check. */
const traps = fc.constantFrom<unknown>(
  '\u0000',
  '\ud800',
  'a\udfff',
  '\u202e\u2066',
  'ﷺ'.repeat(500),
  'x'.repeat(1_000_000),
  "'; drop table people; --",
  '%_\\',
  '__proto__',
  '{{0}}$t(errors.CO500)',
  '<img src=x onerror=alert(1)>',
  '١٢٣٤٥٦',
  '9'.repeat(400),
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]],
);
const junk = fc.oneof(traps, fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 30 }));

/** Names that the route knows, so that bodies get past the closed schema's door. */
function bodyFor(schema: z.core.$ZodType | undefined): fc.Arbitrary<unknown> {
  const keys = keysOf(schema);
  const known = fc.record(Object.fromEntries(keys.map((key) => [key, junk])), { requiredKeys: [] });
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: junk });
}

function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodMiniCodec) return keysOf(schema.def.in);
  return [];
}

test('every capability is fuzzed', () => {
  expect(calls.length).toBeGreaterThan(10);
});

/** A caller that the route lets in, so that what they send is read and not turned away at the door. */
function callerFor({ path, access }: DescribedRoute): Browser | Promise<Browser> {
  // Anyone may call it, and it asks for a session itself.
  switch (path === changeCompany.path ? 'person' : access) {
    case 'public':
    case 'flow':
      return app.browser();
    case 'person':
      return memberBrowser(app, { companyCode: 'FUZZED', role: 'employee' });
    case 'administrator':
      return memberBrowser(app, { companyCode: 'FUZZED', role: 'administrator' });
    case 'operator':
      return memberBrowser(app, { companyCode: platformCompany, role: 'operator' });
    case 'pendingFactor':
      return waitingBrowser(app, { companyCode: 'FUZZED', factor: 'asked' });
    case 'pendingSetUp':
      return waitingBrowser(app, { companyCode: 'FUZZED', factor: 'missing' });
    case 'pendingLogIn':
    case 'pendingLogInOrPerson':
      return waitingBrowser(app, { companyCode: 'FUZZED' });
  }
}

const names = ['any', '00000000-0000-4000-8000-000000000000', 'register.closed', '%00', '..%2f..', '%F0%9F%98%80'];

function send(browser: Browser, { method }: Route, url: string, body: unknown) {
  switch (method) {
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

test.each(calls.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'API-07 %s responds to any body without a failure',
  { timeout: 600_000 },
  async (_name, route) => {
    const arbitrary = fc.tuple(
      bodyFor(route.body),
      fc.dictionary(fc.constantFrom(...keysOf(route.query), 'x'), fc.string()),
      fc.constantFrom(...names),
    );
    let browser = await callerFor(route);
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([body, query, name]) => {
        const path = route.path.replaceAll(/\{\w+\}/g, name);
        const url = `${path}?${new URLSearchParams(query).toString()}`;
        let answer = await send(browser, route, url, body);
        // A log-out ends the session; the next one is let in again.
        if (answer.status === 401) {
          browser = await callerFor(route);
          answer = await send(browser, route, url, body);
        }
        expect(answer.status, answer.text).toBeLessThan(500);
        expect([401, 405]).not.toContain(answer.status);
        expect(answer.text).not.toMatch(/syntax error|violates|relation "|at .*\.ts:\d+/);
      }),
      { numRuns: bodiesPerRoute },
    );
  },
);
