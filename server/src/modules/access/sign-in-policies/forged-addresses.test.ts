import { expect, test, vi } from 'vitest';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { changeNetworks } from './index.ts';

const proxy = { address: '10.0.0.5' };
const inside = '198.51.100.7';
const stranger = '203.0.113.9';
const behind = await startTestApp({ work: false, environment: { MADANG_TRUSTED_PROXIES: '10.0.0.0/24' } });
const direct = await startTestApp({ work: false });

/** A person whose company lets them in from one network, signed in before it did. */
async function personOf(app: TestApp): Promise<TestPerson & { readonly cookies: Browser['cookies'] }> {
  const person = await addTestPerson(app);
  const { cookies } = await signInAs(app, person);
  const networks = ['198.51.100.0/24'];
  await execute(app.kernel, changeNetworks, commandOrigin(person.companyCode), { networks });
  return { ...person, cookies };
}

/** Returns the statuses of a call and a sign-in with such headers, from a socket of the given address. */
async function statusesFrom(app: TestApp, socket: { address: string }, headers: Record<string, string>) {
  const { cookies, loginId, password } = await personOf(app);
  const browser = app.browser(socket);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const call = await browser.get('/api/v1/session', headers);
  const signIn = await app.browser(socket).post('/api/v1/session', { loginId, password }, headers);
  return [call.status, signIn.status];
}

const forged = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-client-ip',
];

test('NET-01 without a trusted proxy no header changes the caller’s address', async () => {
  for (const name of forged) {
    const headers = { [name]: name === 'forwarded' ? `for=${inside}` : inside };
    expect(await statusesFrom(direct, { address: stranger }, headers), name).toEqual([403, 403]);
    expect(await statusesFrom(direct, { address: inside }, { [name]: stranger }), name).toEqual([200, 200]);
  }
});

test('NET-01 behind a trusted proxy the caller has the address that the proxy reports', async () => {
  expect(await statusesFrom(behind, proxy, { 'x-forwarded-for': inside })).toEqual([200, 200]);
  expect(await statusesFrom(behind, proxy, { 'x-forwarded-for': stranger })).toEqual([403, 403]);
  expect(await statusesFrom(behind, proxy, { 'x-forwarded-for': `::ffff:${inside}` })).toEqual([200, 200]);
  // The proxy's own address lies in none of the networks.
  expect(await statusesFrom(behind, proxy, {})).toEqual([403, 403]);
});

test('NET-01 addresses that the caller writes before the proxy’s entry are ignored', async () => {
  for (const before of [inside, `${inside}, 10.0.0.9`, `${inside}, unknown`, `"${inside}"`]) {
    const headers = { 'x-forwarded-for': `${before}, ${stranger}` };
    expect(await statusesFrom(behind, proxy, headers), before).toEqual([403, 403]);
  }
  for (const name of forged.slice(1)) {
    const headers = { 'x-forwarded-for': stranger, [name]: name === 'forwarded' ? `for=${inside}` : inside };
    expect(await statusesFrom(behind, proxy, headers), name).toEqual([403, 403]);
  }
});

test('NET-01 a caller who bypasses the proxy has the address of their own socket', async () => {
  expect(await statusesFrom(behind, { address: stranger }, { 'x-forwarded-for': inside })).toEqual([403, 403]);
  expect(await statusesFrom(behind, { address: '10.0.1.5' }, { 'x-forwarded-for': inside })).toEqual([403, 403]);
});

test('NET-01 an invalid forwarded value admits no one', async () => {
  for (const written of ['unknown', '_hidden', `${inside}:443`, `[${inside}]`, '', ',', `${inside};`, `${inside}/24`]) {
    const statuses = await statusesFrom(behind, proxy, { 'x-forwarded-for': written });
    expect(
      statuses.every((status) => status >= 400),
      `${written}: ${statuses.join()}`,
    ).toBe(true);
  }
});

test('NET-01 a proxy that appends a port to the address is logged once a minute, without the address', async () => {
  const app = await startTestApp({ work: false, environment: { MADANG_TRUSTED_PROXIES: '10.0.0.0/24' } });
  const warned = vi.spyOn(app.kernel.log, 'warn');
  const lines = () => warned.mock.calls.filter(([, text]) => String(text).includes('no address'));
  await statusesFrom(app, proxy, { 'x-forwarded-for': inside });
  await statusesFrom(app, proxy, { 'x-forwarded-for': `::ffff:${inside}` });
  expect(lines()).toEqual([]);
  expect(await statusesFrom(app, proxy, { 'x-forwarded-for': `${inside}:443` })).toEqual([403, 403]);
  expect(lines()).toHaveLength(1);
  expect(JSON.stringify(lines())).not.toContain(inside);
});
