// Runs on every PostgreSQL: what the database keeps of networks, and row locks.
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { maxNetworks } from '@madang/contract/access/sign-in-policies/limits.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { companyWithAdmin, joinBy, makeLink } from '../../../testing/invitations.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { calls as described } from '../../../testing/operations/calls.ts';
import { sendJunk } from '../../../testing/operations/send-junk.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { waitingBrowser } from '../../../testing/waiting.ts';
import { runCommand } from '../../views/operators/index.ts';
import { changeNetworks } from './index.ts';

const app = await startTestApp();
const path = '/api/v1/access-rules';
const office = { address: '198.51.100.7' };
const officeNetwork = '198.51.100.0/24';
const elsewhere = { address: '203.0.113.9' };

const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const put = (by: Browser, networks: readonly string[], more: object = {}) =>
  by.put(`${path}/networks`, { networks, ...more });
const read = async (by: Browser) =>
  (await by.get(path)).json<{ networks: string[]; networksKey: string | null; ownAddress: string }>();
const calls = async (by: Browser) => outcome(await by.get('/api/v1/session'));
const signIn = ({ loginId, password }: TestPerson, options: { address: string }, typed = password) =>
  app.browser(options).post('/api/v1/session', { loginId, password: typed });

const open = [200, undefined];
const shut = [403, 'NETWORK_NOT_ALLOWED'];

/** A company whose administrator is in the office. */
async function officeCompany() {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const colleague = await addTestPerson(app, { companyCode });
  return { companyCode, administrator, colleague, inside: await signInAs(app, administrator, office) };
}

/** Changes the networks in the name of the product; only tests do so. */
const setNetworks = (companyCode: string, networks: string[]) =>
  execute(app.kernel, changeNetworks, commandOrigin(companyCode), { networks });

const movedTo = (browser: Browser, options: { address: string }) => {
  const moved = app.browser(options);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
};

test('NET-01 a company without networks admits its people from any address', async () => {
  const { inside, colleague } = await officeCompany();
  expect(await read(inside)).toMatchObject({ networks: [], networksKey: null, ownAddress: office.address });
  expect((await signIn(colleague, elsewhere)).status).toBe(200);
});

test('NET-01 outside the networks the sign-in and every call of a running session are refused, and inside none is', async () => {
  const { inside, colleague } = await officeCompany();
  const outside = await signInAs(app, colleague, elsewhere);
  expect(await calls(outside)).toEqual(open);
  expect(outcome(await put(inside, [officeNetwork, '2001:db8:7::/48']))).toEqual(open);
  expect(await calls(outside)).toEqual(shut);
  expect(outcome(await outside.post('/api/v1/consent'))).toEqual(shut);
  expect(outcome(await outside.get('/api/v1/session/factor'))).toEqual(shut);
  expect(outcome(await signIn(colleague, elsewhere))).toEqual(shut);
  expect((await signIn(colleague, office)).status).toBe(200);
  expect((await signIn(colleague, { address: '2001:db8:7:1::5' })).status).toBe(200);
  expect((await signIn(colleague, { address: '::ffff:198.51.100.20' })).status).toBe(200);
  expect(outcome(await signIn(colleague, { address: '2001:db8:8::5' }))).toEqual(shut);
  // Inside again the same session goes on, and a browser outside can still sign out.
  expect(await calls(movedTo(outside, office))).toEqual(open);
  expect((await outside.delete('/api/v1/session')).status).toBe(200);
  expect(await calls(movedTo(outside, office))).toEqual([401, 'AC100']);
});

test('NET-01 every call that needs a session is refused from outside', async () => {
  const { inside, colleague } = await officeCompany();
  const outside = await signInAs(app, colleague, elsewhere);
  await put(inside, [officeNetwork]);
  const withSession = described.filter(({ access }) =>
    ['administrator', 'operator', 'pendingLogInOrPerson', 'person'].includes(access),
  );
  expect(withSession.length).toBeGreaterThan(100);
  for (const route of withSession) expect(outcome(await sendJunk(outside, route)), route.path).toEqual(shut);
});

test('NET-01 the networks of one company do not affect another', async () => {
  const { inside } = await officeCompany();
  await put(inside, [officeNetwork]);
  const stranger = await addTestPerson(app);
  expect(await calls(await signInAs(app, stranger, elsewhere))).toEqual(open);
});

test('NET-01 a caller with a wrong password gets no message about networks', async () => {
  const { inside, colleague } = await officeCompany();
  await put(inside, [officeNetwork]);
  expect(outcome(await signIn(colleague, elsewhere, 'Wr0ng!word'))).toEqual([422, 'EM0010']);
});

test('NET-01 a waiting sign-in is refused from outside at each of its steps', async () => {
  const { inside, companyCode } = await officeCompany();
  for (const factor of ['asked', 'missing', 'passed'] as const) {
    await put(inside, []);
    const waiting = movedTo(await waitingBrowser(app, { companyCode, factor }), elsewhere);
    expect((await waiting.get('/api/v1/session/factor')).status).toBe(200);
    await put(inside, [officeNetwork]);
    expect(outcome(await waiting.get('/api/v1/session/factor')), factor).toEqual(shut);
    const code = await waiting.post('/api/v1/session/factor/app', { code: '123456' });
    expect(outcome(code), factor).toEqual(shut);
    expect(outcome(await waiting.post('/api/v1/consent')), factor).toEqual(shut);
  }
});

test('NET-01 a list without the administrator’s own address cannot be saved or restored', async () => {
  const { inside, administrator } = await officeCompany();
  const refused = await put(inside, ['192.0.2.0/24']);
  expect([refused.status, refused.error.fields[0]]).toMatchObject([
    409,
    { path: 'networks', code: 'NETWORK_OWN_MISSING' },
  ]);
  expect((await read(inside)).networks).toEqual([]);
  await put(inside, [officeNetwork]);
  const wider = await put(inside, [officeNetwork, '203.0.113.0/24']);
  const undo = `/api/v1/undo/${undoIdOf(wider)}`;
  const home = await signInAs(app, administrator, elsewhere);
  expect((await home.post(undo)).error.errorCode).toBe('NETWORK_OWN_MISSING');
  expect((await inside.post(undo)).status).toBe(200);
  expect((await read(inside)).networks).toEqual([officeNetwork]);
  expect(await calls(home)).toEqual(shut);
});

test('NET-01 networks are stored in one form, each once, and an undo restores the former list', async () => {
  const { inside } = await officeCompany();
  const typed = [
    ' 198.51.100.0/24',
    '2001:DB8:0:0::/32',
    '::ffff:192.0.2.1',
    '198.51.100.0/24',
    '10.0.0.0/8',
    '10.1.0.0/16',
  ];
  const changed = await put(inside, typed);
  const kept = ['198.51.100.0/24', '2001:db8::/32', '192.0.2.1', '10.0.0.0/8', '10.1.0.0/16'];
  const before = await read(inside);
  expect(before.networks).toEqual(kept);
  expect(before.networksKey).not.toBeNull();
  const emptied = await put(inside, [], { expected: before.networksKey });
  expect(await read(inside)).toMatchObject({ networks: [], networksKey: null });
  expect((await inside.post(`/api/v1/undo/${undoIdOf(emptied)}`)).status).toBe(200);
  expect((await read(inside)).networks).toEqual(kept);
  expect((await inside.post(`/api/v1/undo/${undoIdOf(changed)}`)).error.errorCode).toBe('EDIT_CONFLICT');
});

test('NET-01 invalid networks are named line by line, and so is a list that is too long', async () => {
  const { inside } = await officeCompany();
  const refused = await put(inside, [
    officeNetwork,
    'office',
    '10.0.0.1/8',
    '300.1.1.1',
    '192.0.2.0/33',
    '',
    '0.0.0.0/0',
    '::/0',
    '::ffff:0:0/96',
  ]);
  expect(refused.status).toBe(400);
  expect(refused.error.fields.map(({ path: field, code }) => [field, code])).toEqual([
    ['networks.1', 'NETWORK_INVALID'],
    ['networks.2', 'NETWORK_HOST_BITS'],
    ['networks.3', 'NETWORK_INVALID'],
    ['networks.4', 'NETWORK_INVALID'],
    ['networks.5', 'NETWORK_INVALID'],
    ...[6, 7, 8].map((line) => [`networks.${line}`, 'NETWORK_EVERYWHERE']),
  ]);
  const lines = (count: number) => [
    officeNetwork,
    ...Array.from({ length: count - 1 }, (_, n) => `10.${n >> 8}.${n & 255}.0/24`),
  ];
  // No call may have so many values.
  expect(outcome(await put(inside, lines(10_000)))).toEqual([400, 'CO400']);
  expect(outcome(await put(inside, lines(4_000)))).toEqual([400, 'NETWORK_TOO_MANY']);
  expect(outcome(await put(inside, lines(maxNetworks + 1)))).toEqual([400, 'NETWORK_TOO_MANY']);
  expect(outcome(await put(inside, lines(maxNetworks)))).toEqual(open);
  expect((await read(inside)).networks).toHaveLength(maxNetworks);
  const { rows } = await app.pools.owner.query('select 1 from access_rules where cardinality(networks) > $1', [
    maxNetworks,
  ]);
  expect(rows).toEqual([]);
});

test('NET-01 of two lists that start from the same one the later is refused', async () => {
  const { inside } = await officeCompany();
  const { networksKey: expected } = await read(inside);
  const answers = await Promise.all(
    ['192.0.2.0/24', '10.0.0.0/8'].map((network) => put(inside, [officeNetwork, network], { expected })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await read(inside)).networks).toHaveLength(2);
});

test('MEM-02 employees cannot change networks', async () => {
  const { colleague } = await officeCompany();
  expect(outcome(await put(await signInAs(app, colleague), []))).toEqual([403, 'CO401']);
});

test('NET-01 an operator’s command readmits a company whose people were all locked out', async () => {
  const { inside, companyCode } = await officeCompany();
  await setNetworks(companyCode, ['192.0.2.200']);
  expect(await calls(inside)).toEqual(shut);
  expect(await runCommand(app.kernel, ['networks', 'clear', companyCode])).toEqual([
    `people come in from anywhere: ${companyCode}`,
  ]);
  expect(await calls(inside)).toEqual(open);
  await expect(runCommand(app.kernel, ['networks', 'clear', 'NOSUCH'])).rejects.toMatchObject({ code: 'CO404' });
});

test('NET-01 a person who joins from outside has an account, and signs in from inside', async () => {
  const company = await companyWithAdmin(app);
  const { code } = await makeLink(company);
  await setNetworks(company.companyCode, [officeNetwork]);
  const { answer, browser, payload } = await joinBy(app, code, 'joined.from.home@outside.example');
  expect(answer.status, answer.text).toBe(200);
  expect([...browser.cookies.keys()]).not.toContain('sid');
  const { userId } = answer.json<{ userId: string }>();
  const typed = { loginId: userId, password: payload.pwd };
  expect(outcome(await app.browser(elsewhere).post('/api/v1/session', typed))).toEqual(shut);
  expect((await app.browser(office).post('/api/v1/session', typed)).status).toBe(200);
});

test('NET-01 while the networks cannot be read no one is admitted, and afterwards people inside are', async () => {
  const { inside, companyCode } = await officeCompany();
  await setNetworks(companyCode, [officeNetwork]);
  const query = pg.Client.prototype.query;
  const broken = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (JSON.stringify(given[0]).includes('networks::text[]')) throw new Error('the networks cannot be read');
    return (query as (...args: unknown[]) => unknown).apply(this, given) as never;
  });
  try {
    expect((await inside.get('/api/v1/session')).status).toBe(500);
  } finally {
    broken.mockRestore();
  }
  expect(await calls(inside)).toEqual(open);
});

test('NET-01 the networks are read once, and later calls need no statement', async () => {
  const { inside, companyCode } = await officeCompany();
  const readings = async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    expect(await calls(inside)).toEqual(open);
    const count = asked.mock.calls.filter(([text]) => JSON.stringify(text).includes('networks::text[]')).length;
    asked.mockRestore();
    return count;
  };
  expect(await readings()).toBe(0);
  await setNetworks(companyCode, [officeNetwork]);
  expect(await readings()).toBe(1);
  expect(await readings()).toBe(0);
});
