import { describe, expect, test } from 'vitest';
import { factorLimits } from '@madang/contract/access/mfa/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { appCodeOf, factorCalls as calls, setUpApp, wrongAppCode } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { purgeFactors } from './purge-expired.ts';

const app = await startTestApp();
const { kernel, mailbox, advance } = app;
let hosts = 0;
const address = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;
const outcome = ({ status, error }: Answer) => [status, error.errorCode, error.fields[0]?.path];

function auditOf({ companyCode }: TestPerson) {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const rows = await tx.selectFrom('audit_log').select('operation').orderBy('occurred_at').execute();
    return rows.map(({ operation }) => operation);
  });
}

async function begin(browser: Browser, { password }: TestPerson): Promise<string> {
  return (await browser.post(calls.begin, { password })).json<{ secret: string }>().secret;
}

describe('ACC-12 an authenticator app', () => {
  test('is set up with the password and its first right code, notified by mail and audited', async () => {
    const person = await addTestPerson(app, { language: 'en' });
    const browser = await signInAs(app, person, { address: address() });
    expect((await browser.get(calls.list)).json()).toMatchObject({ app: null, recoveryCodes: null });
    const begun = await browser.post(calls.begin, { password: person.password });
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`Madang:${person.loginId}`);
    expect((await browser.get(calls.list)).json()).toMatchObject({ app: null });
    const wrong = await browser.post(calls.confirm, { code: await wrongAppCode(app, secret) });
    expect(outcome(wrong)).toEqual([422, 'FACTOR_CODE_WRONG', 'code']);
    const code = await appCodeOf(app, secret);
    const confirmed = await browser.post(calls.confirm, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(factorLimits.recoveryCodes);
    expect((await browser.get(calls.list)).json()).toMatchObject({
      app: { lastUsedAt: null },
      recoveryCodes: { left: factorLimits.recoveryCodes },
    });
    expect((await mailbox.next(person.loginId)).text).toContain('An authenticator app was set up');
    expect((await auditOf(person)).at(-1)).toBe('add-authenticator-app');
    // What is stored opens nothing without the key.
    const { rows } = await app.pools.owner.query<{ row: string }>(
      `select set_config('app.company_code', $1, false), (select string_agg(a::text, '') from authenticator_apps a)
         || (select string_agg(r::text, '') from recovery_codes r) as row`,
      [person.companyCode],
    );
    for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))]) {
      expect(rows[0]?.row).not.toContain(shown);
      expect(rows[0]?.row).not.toContain(Buffer.from(shown).toString('hex'));
    }
  });

  test('requires the present password for every change', async () => {
    const person = await addTestPerson(app);
    const browser = await signInAs(app, person, { address: address() });
    for (const path of [calls.begin, calls.remove, calls.renew]) {
      expect(outcome(await browser.post(path, { password: 'Wr0ng!pass' }))).toEqual([
        422,
        'MB_M_PASSWORD_WRONG',
        'password',
      ]);
      expect(outcome(await browser.post(path, { password: '' }))).toEqual([
        400,
        'MB_M_COMMON_JS_ENTERPASS',
        'password',
      ]);
    }
    for (const path of [calls.remove, calls.renew]) {
      expect(outcome(await browser.post(path, { password: person.password }))[1]).toBe('CO404');
    }
    expect(outcome(await browser.post(calls.confirm, { code: '12345' }))).toEqual([400, 'FACTOR_CODE_FORM', 'code']);
    expect(outcome(await browser.post(calls.confirm, { code: '123456' }))[1]).toBe('FACTOR_SET_UP_ENDED');
    expect((await browser.get(calls.list)).json()).toMatchObject({ app: null, recoveryCodes: null });
  });

  test('is confirmed once, in time and in the session that began it', async () => {
    const person = await addTestPerson(app);
    const [own, other] = [
      await signInAs(app, person, { address: address() }),
      await signInAs(app, person, { address: address() }),
    ];
    const secret = await begin(own, person);
    const code = await appCodeOf(app, secret);
    expect(outcome(await other.post(calls.confirm, { code }))[1]).toBe('FACTOR_SET_UP_ENDED');
    const many = await Promise.all(Array.from({ length: 6 }, () => own.post(calls.confirm, { code })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await begin(own, person);
    await advance(factorLimits.setUpSeconds + 1);
    expect(outcome(await own.post(calls.confirm, { code: await appCodeOf(app, late) }))[1]).toBe('FACTOR_SET_UP_ENDED');
    await purgeFactors(kernel);
    const left = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('factor_challenges').select('purpose').execute(),
    );
    expect(left).toEqual([]);
  });

  test('on a new phone replaces the former one, and the recovery codes remain', async () => {
    const person = await addTestPerson(app);
    const { secret: before, browser } = await setUpApp(app, person, address());
    const secret = await begin(browser, person);
    expect((await browser.post(calls.confirm, { code: await appCodeOf(app, secret) })).json()).toEqual({
      recoveryCodes: [],
    });
    await advance(31);
    const waiting = app.browser({ address: address() });
    await waiting.post('/api/v1/session', { loginId: person.loginId, password: person.password });
    expect((await waiting.post(calls.withApp, { code: await appCodeOf(app, before) })).status).toBe(422);
    expect((await waiting.post(calls.withApp, { code: await appCodeOf(app, secret) })).status).toBe(200);
  });

  test('is removed together with its recovery codes, and the sign-in then needs only the password', async () => {
    const person = await addTestPerson(app, { language: 'en' });
    const { browser } = await setUpApp(app, person, address());
    await mailbox.next(person.loginId);
    expect((await browser.post(calls.remove, { password: person.password })).json()).toEqual({ result: 'success' });
    expect((await browser.get(calls.list)).json()).toMatchObject({ app: null, recoveryCodes: null });
    expect((await mailbox.next(person.loginId)).text).toContain('was removed');
    expect((await auditOf(person)).at(-1)).toBe('remove-authenticator-app');
    await signInAs(app, person, { address: address() });
  });
});

test('ACC-12 sign-ins that wait while a factor is set up start again', async () => {
  const person = await addTestPerson(app);
  const first = await setUpApp(app, person, address());
  const waiting = app.browser({ address: address() });
  await waiting.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  await first.browser.post(calls.remove, { password: person.password });
  expect(outcome(await waiting.get(calls.step))[1]).toBe('MB_M_DENY_PAGE');
});

test('ACC-12 new recovery codes void the earlier ones', async () => {
  const person = await addTestPerson(app, { language: 'en' });
  const { browser, recoveryCodes } = await setUpApp(app, person, address());
  await mailbox.next(person.loginId);
  const renewed = await browser.post(calls.renew, { password: person.password });
  const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  expect((await mailbox.next(person.loginId)).text).toContain('New recovery codes were created');
  const waiting = app.browser({ address: address() });
  await waiting.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  expect(outcome(await waiting.post(calls.withRecoveryCode, { code: recoveryCodes[0] }))).toEqual([
    422,
    'RECOVERY_CODE_WRONG',
    'code',
  ]);
  expect((await waiting.post(calls.withRecoveryCode, { code: fresh.toLowerCase().replace('-', ' ') })).status).toBe(
    200,
  );
});

test('ACC-12 MEM-04 an administrator of the company resets a lost factor, which ends the person’s sessions', async () => {
  const person = await addTestPerson(app, { language: 'en' });
  const { browser, secret } = await setUpApp(app, person, address());
  await mailbox.next(person.loginId);
  const [administrator, colleague] = await Promise.all([
    addTestPerson(app, { companyCode: person.companyCode, roles: ['administrator'] }),
    addTestPerson(app, { companyCode: person.companyCode }),
  ]);
  const stranger = await addTestPerson(app, { roles: ['administrator'] });
  const path = `/api/v1/employees/${person.personId}/factors`;
  for (const [who, code] of [
    [colleague, 'CO401'],
    [stranger, 'CO404'],
  ] as const) {
    expect(outcome(await (await signInAs(app, who, { address: address() })).delete(path))[1]).toBe(code);
  }
  const waiting = app.browser({ address: address() });
  await waiting.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  const console = await signInAs(app, administrator, { address: address() });
  expect((await console.delete(path.replace(person.personId, administrator.personId))).error.errorCode).toBe('CO403');
  const read = () => console.get(`/api/v1/employees/${person.personId}`);
  expect((await read()).json()).toMatchObject({
    employee: { hasSecondFactor: true },
    can: [
      'setPhoto',
      'change',
      'seeFactors',
      'resetPassword',
      'seeSessions',
      'seeApprovals',
      'grantEmblem',
      'assignSeat',
    ],
  });
  const answers = await Promise.all([console.delete(path), console.delete(path)]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
  expect((await read()).json()).toMatchObject({
    employee: { hasSecondFactor: false },
    can: [
      'setPhoto',
      'change',
      'seeFactors',
      'resetPassword',
      'seeSessions',
      'seeApprovals',
      'grantEmblem',
      'assignSeat',
    ],
  });
  expect((await browser.get(calls.list)).status).toBe(401);
  expect(outcome(await waiting.post(calls.withApp, { code: await appCodeOf(app, secret) }))[1]).toBe('MB_M_DENY_PAGE');
  expect((await mailbox.next(person.loginId)).text).toContain('Your administrator turned off two-step verification');
  expect(await auditOf(person)).toContain('reset-second-factor');
  const back = await signInAs(app, person, { address: address() });
  expect((await back.get(calls.list)).json()).toMatchObject({ app: null, recoveryCodes: null });
});
