import { describe, expect, onTestFinished, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { addCompany } from '../../../../testing/operator.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword, type TestPerson } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/password';
const session = '/api/v1/session';
const next = 'vN4#pLx9';
let lastHost = 0;

async function newPerson(person: Parameters<typeof addTestPerson>[1] = {}) {
  lastHost += 1;
  const made = await addTestPerson(app, person);
  const address = `198.51.100.${lastHost}`;
  return { ...made, address, browser: await signInAs(app, made, { address }) };
}

const change = (current: string, password: string, confirmation = password) => ({
  current,
  next: password,
  confirmation,
});

async function issues(body: object, person: Parameters<typeof addTestPerson>[1] = {}): Promise<string[]> {
  const answer = await (await newPerson(person)).browser.post(path, body);
  expect(answer.status).not.toBe(200);
  return answer.error.fields.map((field) => `${field.path} ${field.code}`);
}

test('ACC-02 after a change only the new password signs in', async () => {
  const { browser, loginId, address } = await newPerson();
  expect((await browser.post(path, change(testPassword, next))).json()).toEqual({ result: 'success' });
  const other = app.browser({ address });
  expect((await other.post(session, { loginId, password: testPassword })).error.errorCode).toBe('EM0010');
  expect((await other.post(session, { loginId, password: next })).status).toBe(200);
});

test('ACC-01 a change ends every other session and renews this one', async () => {
  const person = await newPerson();
  const elsewhere = await signInAs(app, person, { address: person.address });
  const before = person.browser.cookies.get('sid') ?? '';
  await person.browser.post(path, change(testPassword, next));
  expect((await elsewhere.get(session)).status).toBe(401);
  expect((await person.browser.get(session)).status).toBe(200);
  expect(person.browser.cookies.get('sid')).not.toBe(before);
  elsewhere.cookies.set('sid', before);
  expect((await elsewhere.get(session)).status).toBe(401);
});

test('ACC-01 a change makes all devices unknown except the current one', async () => {
  const person = await newPerson();
  const elsewhere = await signInAs(app, person, { address: '198.51.100.230' });
  const device = (of: typeof elsewhere) => of.cookies.get('device') ?? '';
  const [own, other] = [device(person.browser), device(elsewhere)];
  expect((await person.browser.post(path, change(testPassword, next))).status).toBe(200);
  // The name stays, so that its count of wrong tries does; the seal is a new one.
  expect(device(person.browser).split('.')[0]).toBe(own.split('.')[0]);
  expect(device(person.browser)).not.toBe(own);

  const stranger = app.browser({ address: '198.51.100.231' });
  const wrong = { loginId: person.loginId, password: 'Wr0ng!pq' };
  for (let count = 0; count < 5; count += 1) await stranger.post(session, wrong);
  await app.decideTries();
  const right = { loginId: person.loginId, password: next };
  for (const cookie of [other, own]) {
    elsewhere.cookies.set('device', cookie);
    expect((await elsewhere.post(session, right)).error.errorCode).toBe('EM0011');
  }
  expect((await person.browser.post(session, right)).status).toBe(200);
});

describe('ACC-02 a change is refused for', () => {
  test('a wrong current password, on its field', async () => {
    expect(await issues(change('Wr0ng!pq', next))).toEqual(['current MB_M_PASSWORD_WRONG']);
  });

  test.each([
    [
      change('', '', ''),
      ['current MB_M_COMMON_JS_ENTERPASS', 'next MB_M_COMMON_JS_ENTERPASS', 'confirmation MB_M_COMMON_JS_ENTERPASS'],
    ],
    [change(testPassword, next, 'vN4#pLx8'), ['confirmation MB_M_COMMON_JS_PASSNOTMATCH']],
    [change(testPassword, testPassword), ['next MB0719']],
    [change(testPassword, `${testPassword}y`), ['next MB_T_PASSWORD_DIFFERENCE']],
    [change(testPassword, 'x'), ['next MB_T_PASSWORD_RULE1', 'next MB_T_PASSWORD_RULE2']],
    [change(testPassword, 'Qwert77!'), ['next MB_T_PASSWORD_COMMON']],
    [change(testPassword, 'Hanbit26!'), ['next MB_T_PASSWORD_COMMON']],
  ])('%j', async (body, expected) => {
    expect(await issues(body)).toEqual(expected);
  });

  test('a password that contains the ID or mobile number', async () => {
    const person = { loginId: 'sol.baek@company.example', mobile: '+82-10-5555-8341' };
    expect(await issues(change(testPassword, 'x!7solbaek'), person)).toEqual(['next MB_T_PASSWORD_RULE5']);
    expect(await issues(change(testPassword, 'vNpx!8341'), { mobile: person.mobile })).toEqual([
      'next MB_T_PASSWORD_RULE5',
    ]);
  });

  test('the current and the ten earlier passwords, while older ones are allowed', async () => {
    const { browser } = await newPerson();
    const others = [...'jkhgfdsatyu'].map(
      (letter, index) => `${letter}N${'zxwvbnmqrte'[index]}#pL${'QWERTZUKHPA'[index]}9`,
    );
    const chain = [testPassword, ...others];
    const steps = chain.slice(1).map((password, index) => [chain[index] ?? '', password] as const);
    const refused = async (current: string, earlier: string) =>
      (await browser.post(path, change(current, earlier))).error.fields.map(({ code }) => code);
    for (const [index, [current, password]] of steps.entries()) {
      expect([password, (await browser.post(path, change(current, password))).status]).toEqual([password, 200]);
      if (index === 9) expect(await refused(password, testPassword)).toEqual(['MB0719']);
    }
    const current = chain.at(-1) ?? '';
    expect(await refused(current, chain[1] ?? '')).toEqual(['MB0719']);
    expect((await browser.post(path, change(current, testPassword))).status).toBe(200);
  });

  test('a caller without a session', async () => {
    expect((await app.browser().post(path, change(testPassword, next))).error.errorCode).toBe('AC100');
  });
});

test('ACC-01 wrong current passwords are counted together with wrong sign-ins', async () => {
  const person = await newPerson();
  for (let count = 0; count < 5; count += 1) {
    expect((await person.browser.post(path, change('Wr0ng!pq', next))).error.errorCode).toBe('MB_M_PASSWORD_WRONG');
  }
  await app.decideTries();
  const waiting = await person.browser.post(path, change(testPassword, next));
  expect([waiting.status, waiting.error.errorCode]).toEqual([429, 'EM0011']);
  const login = { loginId: person.loginId, password: testPassword };
  expect((await person.browser.post(session, login)).error.errorCode).toBe('EM0011');
  await app.advance(61);
  expect((await person.browser.post(path, change(testPassword, next))).status).toBe(200);
});

test('ACC-02 of two changes at once one wins', async () => {
  const person = await newPerson();
  const second = await signInAs(app, person, { address: person.address });
  const answers = await Promise.all([
    person.browser.post(path, change(testPassword, next)),
    second.post(path, change(testPassword, 'xT5&yhWq2')),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const sessions = await Promise.all([person.browser.get(session), second.get(session)]);
  expect(sessions.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('ACC-01 a sign-in in progress during a password change gets no lasting session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await newPerson();
    const others = Array.from({ length: 4 }, () => app.browser({ address: person.address }));
    const login = { loginId: person.loginId, password: testPassword };
    await Promise.all([
      person.browser.post(path, change(testPassword, next)),
      ...others.map((browser) => browser.post(session, login)),
    ]);
    for (const browser of others) expect((await browser.get(session)).status).toBe(401);
  }
});

test('ACC-02 the change is audited and reported to the external mail, in the person’s language', async () => {
  const to = 'sol@elsewhere.example';
  const person = await newPerson({ externalMail: to });
  await person.browser.post(path, change(testPassword, next));
  const mail = await app.mailbox.next(to);
  expect(mail).toMatchObject({ subject: '[한빛상사] 비밀번호가 변경되었습니다' });
  expect(mail.text).toMatch(
    /\d{4}년 \d+월 \d+일.* \d+:\d\d \((대한민국|한국) 표준시\)에 Madang 계정의 비밀번호가 변경되었습니다/,
  );
  expect(mail.text).not.toMatch(/\d초|\d:\d\d:\d\d|GMT|재설정|고객센터:/);
  expect(mail.text).not.toContain(person.loginId);
  expect(await auditOf(person)).toEqual({ target_id: person.personId, fields: ['password'] });
});

test('PRD-05 the notice names the contact centre that the operator has configured', async () => {
  const to = 'bin@elsewhere.example';
  const person = await newPerson({ externalMail: to });
  await app.setProperty(platformProperties.contactCentre, '1588-0000');
  onTestFinished(() => app.setProperty(platformProperties.contactCentre, ''));
  await person.browser.post(path, change(testPassword, next));
  expect((await app.mailbox.next(to)).text).toMatch(/\n\n고객센터: 1588-0000\n\n/);
});

test('ACC-02 ACC-12 an operator’s notice names neither an administrator of a company nor a contact centre', async () => {
  const to = 'won@elsewhere.example';
  await addCompany(app, platformCompany);
  const person = await newPerson({ companyCode: platformCompany, roles: ['operator'], externalMail: to });
  await app.setProperty(platformProperties.contactCentre, '1588-0000');
  onTestFinished(() => app.setProperty(platformProperties.contactCentre, ''));
  const changed = await person.browser.post(path, change(testPassword, next));
  expect(changed.status, changed.text).toBe(200);
  const { text } = await app.mailbox.next(to);
  expect(text).toMatch(/바로 다른 운영자나 서버 담당자에게 알려 주세요\.\n\n/);
  expect(text).not.toContain('회사 관리자');
});

async function auditOf({ companyCode }: TestPerson) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['target_id', 'fields'])
      .where('operation', '=', 'change-password')
      .executeTakeFirstOrThrow(),
  );
}

test('PWD-01 the company’s own profile applies', async () => {
  const companyCode = await addTestCompany(app);
  await app.kernel.db
    .updateTable('companies')
    .set({ password_profile: 'strict' })
    .where('company_code', '=', companyCode)
    .execute();
  await app.setProperty(credentialProperties.secondFactor, 'optional');
  const { browser } = await newPerson({ companyCode });
  const short = await browser.post(path, change(testPassword, next));
  expect(short.error.fields).toMatchObject([{ path: 'next', code: 'MB_T_PASSWORD_RULE1', params: { 0: 15, 1: 64 } }]);
  expect((await browser.post(path, change(testPassword, '바람이 불어오는 곳 그곳으로 가네'))).status).toBe(200);
});

test('PWD-06 a password typed in decomposed form matches its composed form', async () => {
  const companyCode = await addTestCompany(app);
  const password = '바람이 불어오는 곳 그곳으로 가네';
  const person = await addTestPerson(app, { companyCode, password });
  await signInAs(app, { ...person, password: password.normalize('NFD') }, { address: '198.51.100.99' });
});

test.each([
  ['the employee number', 'kx7!HB2026q', 'MB_T_PASSWORD_RULE5'],
  ['the company phone', 'vN#02-731-9046pL', 'MB_T_PASSWORD_RULE5'],
])('PWD-04 a new password that contains %s is refused', async (_name, password, code) => {
  const person = await newPerson();
  const { companyCode, personId } = person;
  await inCompany(app.kernel.db, companyCode, async (tx) => {
    await tx.updateTable('people').set({ employee_number: 'HB-2026' }).where('person_id', '=', personId).execute();
    await tx
      .updateTable('companies')
      .set({ phone: '+82-2-731-9046' })
      .where('company_code', '=', companyCode)
      .execute();
  });
  const answer = await person.browser.post(path, change(testPassword, password));
  expect(answer.error.fields).toContainEqual(expect.objectContaining({ path: 'next', code }));
  expect((await person.browser.post(path, change(testPassword, next))).status).toBe(200);
});
