import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { platformCompany, setupLimits } from '@madang/contract/views/operators/limits.ts';
import { brokenConstraint } from '../../../../kernel/db/failures.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { databaseText } from '../../../../testing/database/database-text.ts';
import { signInWithFirstApp } from '../../../../testing/factors/first-app.ts';
import { addTestPerson } from '../../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { grantRole } from '../../../people/roles/index.ts';
import { offerSetup } from '../index.ts';

const path = '/api/v1/operator/setup';
const password = 'a yard of quiet stones';
const operator = {
  loginId: 'sol@platform.example',
  surname: '백',
  givenName: '솔',
  password,
  confirmation: password,
};

/** A platform as its first start leaves it, with the token that this start would print. */
async function firstStart(options: Parameters<typeof startTestApp>[0] = {}): Promise<{ app: TestApp; token: string }> {
  const app = await startTestApp(options);
  onTestFinished(() => app.close());
  const offer = await offerSetup(app.kernel);
  return { app, token: offer?.token ?? '' };
}

function auditOf(app: TestApp) {
  return inCompany(app.kernel.db, platformCompany, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('operation', '=', 'set-up-operator').execute(),
  );
}

test('OPS-08 the token of the first start creates an operator who signs in and changes the platform', async () => {
  const { app, token } = await firstStart();
  expect(token).toMatch(/^[\w-]{43}$/);
  const answer = await app.browser().post(path, { ...operator, token });
  expect(answer.json()).toEqual({ result: 'success' });
  const browser = await signInWithFirstApp(app, operator);
  expect((await browser.get('/api/v1/session')).json()).toMatchObject({
    companyCode: platformCompany,
    fullName: '백솔',
    passwordProfile: 'strict',
    can: ['operatePlatform'],
  });
  const changed = await browser.put('/api/v1/operator/properties/contact.centre', { value: '1588-0000' });
  expect(changed.status).toBe(200);
});

test('OPS-08 the set-up is open until it is finished, and reveals nothing else', async () => {
  const { app, token } = await firstStart();
  const visitor = app.browser();
  expect((await visitor.get(path)).json()).toEqual({ isOpen: true });
  await visitor.post(path, { ...operator, token });
  expect((await visitor.get(path)).json()).toEqual({ isOpen: false });
});

test('MEM-07 the set-up is in the audit log of the platform', async () => {
  const { app, token } = await firstStart();
  await app.browser({ address: '192.0.2.7' }).post(path, { ...operator, token });
  const [row] = await auditOf(app);
  expect(row).toMatchObject({ target_kind: 'person', target_id: row?.actor_id, address: '192.0.2.7' });
});

test('OPS-08 later starts offer no token, and the first one works once', async () => {
  const { app, token } = await firstStart();
  await app.browser().post(path, { ...operator, token });
  expect(await offerSetup(app.kernel)).toBeUndefined();
  const again = await app.browser().post(path, { ...operator, token, loginId: 'second@platform.example' });
  expect(again.status).toBe(403);
  expect(again.error.errorCode).toBe('OPERATOR_SETUP_REFUSED');
});

test('OPS-08 of many set-ups at once one succeeds, also with the tokens of two starts', async () => {
  const { app, token } = await firstStart();
  const second = (await offerSetup(app.kernel))?.token;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      app
        .browser({ address: `192.0.2.${place}` })
        .post(path, { ...operator, token: place % 2 ? token : second, loginId: `sol${place}@platform.example` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 403),
  ]);
  expect(await auditOf(app)).toHaveLength(1);
  const { rows } = await app.pools.owner.query('select login_id from login_ids');
  expect(rows).toHaveLength(1);
});

test('OPS-08 a wrong, an expired and a used token are refused alike', async () => {
  const { app, token } = await firstStart();
  const refusalOf = async (given: string) => {
    const { error } = await app.browser().post(path, { ...operator, token: given });
    return { ...error, requestId: '' };
  };
  const wrong = await refusalOf('x'.repeat(43));
  expect(wrong).toMatchObject({ errorCode: 'OPERATOR_SETUP_REFUSED', fields: [{ path: 'token' }] });
  await app.advance(setupLimits.tokenSeconds + 1);
  expect(await refusalOf(token)).toEqual(wrong);
  const renewed = (await offerSetup(app.kernel))?.token ?? '';
  expect((await app.browser().post(path, { ...operator, token: renewed })).status).toBe(200);
  expect(await refusalOf(renewed)).toEqual(wrong);
});

test('OPS-08 a stranger has ten wrong tries with the time of the next, and does not delay others', async () => {
  const { app, token } = await firstStart();
  const stranger = app.browser({ address: '198.51.100.1' });
  const guess = () => stranger.post(path, { ...operator, token: 'guess' });
  for (let tries = 0; tries < setupLimits.wrongTries; tries += 1) expect((await guess()).status).toBe(403);
  const late = await guess();
  expect(late.error.errorCode).toBe('CO429');
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(setupLimits.wrongTriesSeconds - 60);
  expect((await stranger.post(path, { ...operator, token })).error.errorCode).toBe('CO429');
  expect((await app.browser().post(path, { ...operator, token })).status).toBe(200);
});

test('OPS-08 a right token does not count as a wrong try, however often its form is refused', async () => {
  const { app, token } = await firstStart();
  const browser = app.browser();
  for (let tries = 0; tries <= setupLimits.wrongTries; tries += 1) {
    const refused = await browser.post(path, { ...operator, token, confirmation: 'another one altogether' });
    expect(refused.error.errorCode).toBe('MB_M_COMMON_JS_PASSNOTMATCH');
  }
  expect((await browser.post(path, { ...operator, token })).status).toBe(200);
});

test('OPS-08 an invalid form keeps the token valid', async () => {
  const { app, token } = await firstStart();
  const tries: [object, string, string][] = [
    [{ password: 'short', confirmation: 'short' }, 'password', 'MB_T_PASSWORD_RULE1'],
    [{ password: 'passwordpassword', confirmation: 'passwordpassword' }, 'password', 'MB_T_PASSWORD_COMMON'],
    [{ confirmation: 'another one altogether' }, 'confirmation', 'MB_M_COMMON_JS_PASSNOTMATCH'],
    [{ loginId: 'sol' }, 'loginId', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
    [{ surname: '' }, 'surname', 'MB_M_MANAGER_JS_ENTERLASTNAME'],
    [{ givenName: '' }, 'givenName', 'MB_M_MANAGER_JS_ENTERNAME'],
  ];
  for (const [changes, field, code] of tries) {
    const { error } = await app.browser().post(path, { ...operator, token, ...changes });
    expect(error).toMatchObject({ errorCode: code, fields: [{ path: field, code }] });
  }
  expect((await app.browser().post(path, { ...operator, token })).status).toBe(200);
});

test('OPS-08 an ID in use is refused and keeps the token valid', async () => {
  const { app, token } = await firstStart();
  await addTestPerson(app, { loginId: operator.loginId });
  const taken = await app.browser().post(path, { ...operator, token });
  expect(taken.error).toMatchObject({ errorCode: 'MB601', fields: [{ path: 'loginId' }] });
  expect((await app.browser().post(path, { ...operator, token, loginId: 'other@platform.example' })).status).toBe(200);
});

test('OPS-08 a token of the configuration replaces the printed one', async () => {
  const token = 'configured-token-of-forty-characters-0000';
  const { app, token: printed } = await firstStart({ environment: { MADANG_OPERATOR_TOKEN: token } });
  expect(printed).toBe('');
  expect((await app.browser().post(path, { ...operator, token })).status).toBe(200);
});

test('OPS-08 token and password are nowhere in clear, neither in the database nor in the log', async () => {
  const lines: string[] = [];
  const { app, token } = await firstStart({
    log: pino({ level: 'debug' }, { write: (line: string) => lines.push(line) }),
  });
  await app.browser().post(path, { ...operator, token: `${token}x` });
  await app.browser().post(path, { ...operator, token });
  const stored = await databaseText(app);
  const logged = lines.join('');
  expect(stored).toContain('set-up-operator');
  expect(logged).toContain(path);
  for (const secret of [token, password]) {
    expect(stored).not.toContain(secret);
    expect(logged).not.toContain(secret);
  }
});

test('MEM-01 no other company can have an operator', async () => {
  const { app } = await firstStart();
  const person = await addTestPerson(app);
  const granting = inCompany(app.kernel.db, person.companyCode, (tx) => grantRole(tx, { ...person, role: 'operator' }));
  expect(await granting.catch(brokenConstraint)).toBe('memberships_operator_check');
});
