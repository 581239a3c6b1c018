import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { databaseText } from '../../../../testing/database/database-text.ts';
import { askForCode, enterCode, personOf } from '../../../../testing/one-time-codes.ts';
import { signInAs } from '../../../../testing/people.ts';
import {
  agreeToAll,
  answering,
  signUp,
  signUpCalls,
  signUpPayload,
  verifyByMail,
  type SignUpPayload,
} from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 100_000);
}

interface SignUpAnswer {
  readonly epid: string;
  readonly userId: string;
  readonly fnm: string;
  readonly belongs: readonly { readonly compCd: string; readonly compNm: string }[];
}

async function refusal(change: SignUpPayload, prepared: SignUpPayload = {}) {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload(prepared));
  await verifyByMail(browser, mailbox, String(payload['adminEmail'] || payload['userId']));
  const { error, status } = await browser.post(signUpCalls.request, { ...payload, ...change });
  return [status, error.errorCode, error.fields[0]?.path];
}

async function rowsOf(companyCode: string) {
  return inCompany(kernel.db, companyCode, async (tx) => ({
    company: await tx.selectFrom('companies').selectAll().where('company_code', '=', companyCode).executeTakeFirst(),
    people: await tx.selectFrom('people').selectAll().execute(),
    roles: await tx.selectFrom('memberships').select('role').execute(),
    agreements: await tx.selectFrom('agreements').selectAll().execute(),
    audit: await tx.selectFrom('audit_log').selectAll().execute(),
  }));
}

test('SGN-07 a works sign-up creates a company with its owner, and returns person and company', async () => {
  const payload = signUpPayload();
  const answer = await signUp(app.browser(), mailbox, payload);
  expect(answer.status).toBe(200);
  const made = answer.json<SignUpAnswer>();
  const companyCode = made.belongs[0]?.compCd ?? '';
  expect(made).toMatchObject({ userId: payload['email'], fnm: '한빛나', belongs: [{ compNm: payload['compNm'] }] });
  const rows = await rowsOf(companyCode);
  expect(rows.company).toMatchObject({
    name: payload['compNm'],
    english_name: '',
    password_profile: 'spec',
    home_screen: 'ML',
    time_zone: 'Asia/Seoul',
    set_up_state: 'new',
  });
  expect(rows.people).toHaveLength(1);
  expect(rows.people[0]).toMatchObject({
    person_id: made.epid,
    is_confirmed: true,
    security_grade: 5,
    department_code: 'TOP',
  });
  expect(rows.roles).toEqual([{ role: 'representative' }]);
});

test('LIM-04 SGN-07 an unknown calling code is refused, and the country is one of the list in either case', async () => {
  const number = ['MB_M_VALIDATE_NATIONNUMBER', 'mphonNo'];
  expect(await refusal({ mphonNo: '+999-12345678' })).toEqual([400, ...number]);
  expect(await refusal({ refereeMphonNo: '+210-12345678' })).toEqual([400, number[0], 'refereeMphonNo']);
  expect(await refusal({ mphonNo: '+82-1-1-1' })).toEqual([400, 'MB_M_VALIDATE_PHONENUMBER', 'mphonNo']);
  expect(await refusal({ jobplAddrCntryCd: 'zz' })).toEqual([400, 'CO400', 'jobplAddrCntryCd']);
  const answer = await signUp(app.browser(), mailbox, { jobplAddrCntryCd: 'kr' });
  const companyCode = answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '';
  expect((await rowsOf(companyCode)).people[0]).toMatchObject({ residence_country: 'KR' });
});

test('SGN-03 LIM-01 a submit refused for its ID counts as a check of the ID, also with many at once', async () => {
  await app.setProperty(credentialProperties.idChecksPerFlow, 5);
  const taken = await signUp(app.browser(), mailbox, { svcType: 'MS', adminEmail: '' });
  const { userId } = taken.json<SignUpAnswer>();
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload({ svcType: 'MS', adminEmail: '' }));
  await verifyByMail(browser, mailbox, String(payload['userId']));
  const free = 'nobody-yet@company.example';
  const tries = Array.from({ length: 24 }, (_each, step) => {
    const asked = step % 2 === 0 ? userId : free;
    return browser.post(signUpCalls.request, { ...payload, userId: asked, email: asked });
  });
  const codes = (await Promise.all(tries)).map(({ error }) => error.errorCode);
  expect(codes.filter((code) => code !== 'CO429')).toHaveLength(5);
  expect(codes.filter((code) => code === 'CO429')).toHaveLength(19);
  // Anyone who means it signs up all the same: the proof was not used.
  expect((await browser.post(signUpCalls.request, payload)).status).toBe(200);
  await app.setProperty(credentialProperties.idChecksPerFlow, credentialProperties.idChecksPerFlow.initial);
});

test('PWD-04 a new company starts with the operator’s password rules', async () => {
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  const short = await signUp(app.browser(), mailbox);
  const pwd = 'seven small boats at noon';
  const long = await signUp(app.browser(), mailbox, { pwd, pwdConfirm: pwd });
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
  expect([short.status, short.error.errorCode]).toEqual([400, 'MB_T_PASSWORD_RULE1']);
  expect(long.status).toBe(200);
  const { company } = await rowsOf(long.json<SignUpAnswer>().belongs[0]?.compCd ?? '');
  expect(company?.password_profile).toBe('strict');
});

test('MEM-07 a sign-up is audited with names of fields and no values', async () => {
  const answer = await signUp(app.browser(), mailbox);
  const { audit } = await rowsOf(answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '');
  const row = { actor_kind: 'visitor', target_kind: 'person' };
  expect(audit.toSorted((one, other) => other.operation.localeCompare(one.operation))).toMatchObject([
    { operation: 'request-sign-up', ...row },
    { operation: 'log-in', ...row },
  ]);
  expect(JSON.stringify(audit)).not.toMatch(/hanbit|한빛|10-?2\d{3}-?\d{4}/);
});

test('TRM-04 every answered term is recorded with version, time, language and address', async () => {
  const answer = await signUp(app.browser(), mailbox);
  const { agreements } = await rowsOf(answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '');
  expect(agreements.map((row) => row.terms_code).toSorted()).toEqual(['CMAR', 'PIAR', 'PIAR', 'SVCR']);
  for (const row of agreements) {
    expect(row).toMatchObject({ language: 'en', is_agreed: row.terms_code !== 'CMAR' });
  }
});

test.each([
  ['MS', 'freeTrial', 'none'],
  ['MT', 'freeTrial', 'none'],
  ['DV', 'freeTrial', 'none'],
  ['MO', 'representative', 'new'],
])('SGN-07 PRD-06 a sign-up for %s creates its company with a %s', async (svcType, role, setUp) => {
  const answer = await signUp(app.browser(), mailbox, { svcType });
  expect(answer.status).toBe(200);
  const { company, roles, people } = await rowsOf(answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '');
  expect(company?.set_up_state).toBe(setUp);
  expect(roles).toEqual([{ role }]);
  expect(people[0]?.is_confirmed).toBe(true);
});

test('API-01 SGN-07 SGN-15 the referrer’s number is stored encrypted, and is in the person’s own data', async () => {
  const refereeMphonNo = '+82-10-7000-4321';
  const browser = app.browser();
  const answer = await signUp(browser, mailbox, { refereeMphonNo });
  const { userId: loginId } = answer.json<SignUpAnswer>();
  const own = await signInAs(app, { loginId, password: 'Xk7!mqPz' });
  const data = (await own.post('/api/v1/profile/data')).json<{ person: object[] }>();
  expect(data.person).toMatchObject([{ refereeMobile: refereeMphonNo }]);
  expect(await databaseText(app)).not.toContain('7000-4321');
});

test('SGN-15 RCN-02 declining optional data drops the referrer’s number', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload({ refereeMphonNo: '+82-10-7000-8765' }));
  await verifyByMail(browser, mailbox, String(payload['adminEmail']));
  const declined = answering(payload, 'PIAR', { optAgmtYn: 'N' });
  const answer = await browser.post(signUpCalls.request, { ...payload, ...declined });
  expect(answer.status, answer.text).toBe(200);
  const { people } = await rowsOf(answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '');
  expect(people).toMatchObject([{ referee_mobile: null, mobile: null }]);
});

test('SGN-07 entered data is unreadable at rest', async () => {
  const payload = signUpPayload();
  await signUp(app.browser(), mailbox, payload);
  const { rows: tables } = await app.pools.owner.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  let all = '';
  for (const { name } of tables) {
    const { rows } = await app.pools.owner.query(`select * from ${name}`);
    all += JSON.stringify(rows);
  }
  const { rows } = await app.pools.owner.query('select payload from graphile_worker._private_jobs');
  all += JSON.stringify(rows);
  for (const field of ['pwd', 'adminEmail', 'mphonNo']) expect(all).not.toContain(String(payload[field]));
});

test('SGN-04 OTP-05 a sign-up requires a proof', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  const answer = await browser.post(signUpCalls.request, payload);
  expect([answer.status, answer.error.errorCode]).toEqual([422, 'OTP0005']);
});

test('SGN-04 a proof is valid only for its own target', async () => {
  expect(await refusal({ adminEmail: 'another@outside.example' })).toEqual([422, 'OTP0005', 'adminEmail']);
  const other = { userId: 'someone.else@people.example', email: 'someone.else@people.example' };
  expect(await refusal(other, { svcType: 'MS' })).toEqual([422, 'OTP0005', 'userId']);
});

test('SGN-02 LIM-06 the administrator mail of PT is required and has its own field', async () => {
  const at = (adminEmail: string) => refusal({ adminEmail });
  expect(await at('')).toEqual([400, 'MB_M_PWD_ENTER_EXTMAIL', 'adminEmail']);
  expect(await at('not a mail')).toEqual([400, 'MB_M_MANAGER_JS_MAILFORMATINVALID', 'adminEmail']);
  expect(await at('someone@madang.example')).toEqual([400, 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN', 'adminEmail']);
  await app.setProperty(platformProperties.hostedDomains, ['hosted.example']);
  expect(await at('someone@hosted.example')).toEqual([400, 'MB_M_EXCEPT_MADANG_ADDR', 'adminEmail']);
  await app.setProperty(platformProperties.foreignDomains, ['mysingle.example']);
  expect(await at('someone@mysingle.example')).toEqual([400, 'MB_M_EXCEPT_MYSINGLE_ADDR', 'adminEmail']);
  await app.setProperty(platformProperties.unavailableDomains, ['barred.example']);
  expect(await at('someone@barred.example')).toEqual([409, 'MB1066', 'adminEmail']);
});

test('SGN-02 the ID follows its service, and the full ID is derived from the ID', async () => {
  expect(await refusal({ userId: 'Has-Dash' })).toEqual([400, 'MB_T_ID_RULE2', 'userId']);
  expect((await refusal({ userId: 'nobody', email: 'nobody@elsewhere.example' })).slice(1)).toEqual(['CO400', 'email']);
  expect(await refusal({ userId: 'no mail', email: 'no mail' }, { svcType: 'MT' })).toEqual([
    400,
    'MB_M_MANAGER_JS_MAILFORMATINVALID',
    'userId',
  ]);
});

test('SGN-05 mandatory terms must be accepted, each displayed one answered, and CMAR can be declined', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, mailbox, String(payload['adminEmail']));
  const send = (sent: SignUpPayload) => browser.post(signUpCalls.request, sent);
  const declining = (trmsCd: string) => send(answering(payload, trmsCd, { agmtYn: 'N' }));
  expect((await declining('SVCR')).error.errorCode).toBe('MB820');
  expect((await declining('PIAR')).error.errorCode).toBe('MB820');
  expect((await send({ ...payload, pslInfoAgmts: [] })).error.errorCode).toBe('MB1063');
  expect((await declining('CMAR')).status).toBe(200);
});

test('SGN-05 POAR applies to every country except KR', async () => {
  const answer = await signUp(app.browser(), mailbox, { jobplAddrCntryCd: 'US' });
  expect(answer.status).toBe(200);
  const { agreements } = await rowsOf(answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '');
  expect(agreements.map((row) => row.terms_code)).toContain('POAR');
});

test('SGN-13 a person who declares to be under 14 is refused', async () => {
  expect(await refusal({ ageYn: 'N' })).toEqual([400, 'MB_M_UNDER_14', 'ageYn']);
});

test('PWD-01 PWD-02 PWD-03 PWD-04 the password follows the document, and its confirmation must match', async () => {
  const at = (pwd: string, pwdConfirm = pwd) => refusal({ pwd, pwdConfirm });
  expect(await at('')).toEqual([400, 'MB_M_COMMON_JS_ENTERPASS', 'pwd']);
  expect(await at('Xk7!mqP')).toEqual([400, 'MB_T_PASSWORD_RULE1', 'pwd']);
  expect(await at('Xk7mqPzzy')).toEqual([400, 'MB_T_PASSWORD_RULE2', 'pwd']);
  expect(await at('Xk7!aaaqPz')).toEqual([400, 'MB_T_PASSWORD_RULE4', 'pwd']);
  expect(await at('Xk!mqPz987')).toEqual([400, 'MB_T_PASSWORD_RULE4', 'pwd']);
  expect(await at('Xk7!mqPz', 'Xk7!mqPy')).toEqual([400, 'MB_M_COMMON_JS_PASSNOTMATCH', 'pwdConfirm']);
});

test('LIM-03 names and company names are checked by their rules', async () => {
  expect(await refusal({ compNm: 'Han bit' })).toEqual([400, 'MB_M_NO_SPACES', 'compNm']);
  expect(await refusal({ compNm: 'x'.repeat(51) })).toEqual([400, 'MB_M_MAX_LENGTH', 'compNm']);
  expect(await refusal({ snm: '' })).toEqual([400, 'MB_M_MANAGER_JS_ENTERLASTNAME', 'snm']);
  expect(await refusal({ gnm: '' })).toEqual([400, 'MB_M_MANAGER_JS_ENTERNAME', 'gnm']);
  expect(await refusal({ gnm: ' 빛나' })).toEqual([400, 'MB_M_LEADING_SPACE', 'gnm']);
  for (const gnm of ['빛,나', '빛"나', '빛^나', '빛\\나', '光', 'Bich9']) {
    expect(await refusal({ gnm })).toEqual([400, 'MB_M_NAME_SPECIAL_VALID', 'gnm']);
  }
});

test('LIM-04 a Korean number has no leading 0 after its country code', async () => {
  expect(await refusal({ mphonNo: '+82-010-2000-0001' })).toEqual([400, 'MB_M_VALIDATE_AREANUMBER', 'mphonNo']);
});

test('LIM-04 SGN-04 a number with the trunk 0 of its country is verified, stored and found without it', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload({ mphonNo: '+84-0912345678' }));
  const asked = await askForCode(browser, 'mobile', '+84-0912345678');
  await enterCode(browser, personOf(asked), await mailbox.nextCode('+84912345678'));
  const answer = await browser.post(signUpCalls.request, payload);
  expect(answer.status, answer.text).toBe(200);
  const { userId: loginId, belongs } = answer.json<SignUpAnswer>();
  const own = await signInAs(app, { loginId, password: 'Xk7!mqPz' });
  const data = (await own.post('/api/v1/profile/data')).json<{ person: object[] }>();
  expect(data.person).toMatchObject([{ mobile: '+84-912345678' }]);
  const [person] = (await rowsOf(belongs[0]?.compCd ?? '')).people;
  expect(person?.mobile_index).toEqual(kernel.keyring.blindIndex('mobile', '+84912345678'));
});

test('SGN-08 a verified contact has one free plan, until its history expires', async () => {
  const adminEmail = 'again@outside.example';
  expect((await signUp(app.browser(), mailbox, { adminEmail })).status).toBe(200);
  await app.advance(61);
  const second = await signUp(app.browser(), mailbox, { adminEmail });
  expect([second.status, second.error.errorCode]).toEqual([409, 'MB1065']);
  const days = await kernel.properties.get(signupProperties.contactKeptDays);
  await app.advance(days * daySeconds);
  expect((await signUp(app.browser(), mailbox, { adminEmail })).status).toBe(200);
});

test('SGN-08 an ID or mail in use is refused, and the refusal keeps the proof', async () => {
  const used = signUpPayload({ svcType: 'MS' });
  expect((await signUp(app.browser(), mailbox, used)).status).toBe(200);
  await app.advance(61);
  const again = await signUp(app.browser(), mailbox, { ...used, compNm: 'Another' });
  expect([again.status, again.error.errorCode, again.error.fields[0]?.path]).toEqual([409, 'MB1064', 'userId']);
});

test('SGN-09 sign-up is open only if the property equals N', async () => {
  const closed = [503, 'MB_M_REGISTRATION_CLOSED'];
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, mailbox, String(payload['adminEmail']));
  await app.setProperty(platformProperties.registrationClosed, 'Y');
  const answers = [
    await browser.post(signUpCalls.request, payload),
    await askForCode(app.browser(), 'externalMail', 'closed@outside.example'),
  ];
  expect(answers.map((answer) => [answer.status, answer.error.errorCode])).toEqual([closed, closed]);
  await app.setProperty(platformProperties.registrationClosed, 'N');
  // Nothing was sent, and so nothing counts against the address or the flow.
  expect((await askForCode(app.browser(), 'externalMail', 'closed@outside.example')).status).toBe(200);
  expect((await browser.post(signUpCalls.request, payload)).status).toBe(200);
});

test('OPS-06 a browser that lost the response gets the same one again, and nothing is created twice', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, mailbox, String(payload['adminEmail']));
  const first = await browser.post(signUpCalls.request, payload);
  const second = await browser.post(signUpCalls.request, payload);
  expect(second.status).toBe(200);
  expect(second.json()).toEqual(first.json());
  const others = [
    { compNm: '다른상사' },
    { gnm: '다른' },
    { pwd: 'Qw8#zxcv', pwdConfirm: 'Qw8#zxcv' },
    { ageYn: 'N' },
    answering(payload, 'CMAR', { agmtYn: 'N' }),
    answering(payload, 'PIAR', { optAgmtYn: 'N' }),
    { pslInfoAgmts: [] },
  ];
  for (const changed of others) {
    const other = await browser.post(signUpCalls.request, { ...payload, ...changed });
    expect([other.status, other.error.errorCode], JSON.stringify(changed)).toEqual([422, 'OTP0005']);
  }
  const last = await browser.post(signUpCalls.request, payload);
  expect([last.status, last.json()]).toEqual([200, first.json()]);
});

test('MEM-01 the company owner’s role cannot be revoked', async () => {
  const answer = await signUp(app.browser(), mailbox);
  const companyCode = answer.json<SignUpAnswer>().belongs[0]?.compCd ?? '';
  const removing = inCompany(kernel.db, companyCode, (tx) => tx.deleteFrom('memberships').execute());
  await expect(removing).rejects.toThrow(/representative/);
});

test('PWD-01 a password far beyond any profile is refused before its contents are checked', async () => {
  expect(await refusal({ pwd: 'a1!'.repeat(20_000), pwdConfirm: '' })).toEqual([400, 'MB_M_MAX_LENGTH', 'pwd']);
  expect(await refusal({ pwd: 'a1!'.repeat(85), pwdConfirm: 'a1!'.repeat(85) })).toEqual([
    400,
    'MB_T_PASSWORD_RULE1',
    'pwd',
  ]);
});
