import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import {
  askInvitedCode,
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinBy,
  joinPayload,
  makeLink,
  proveMail,
  proveMobile,
} from '../../../../testing/invitations.ts';
import { wrongCode } from '../../../../testing/one-time-codes.ts';
import { addTestCompany, signInAs } from '../../../../testing/people.ts';
import {
  agreeToAll,
  answering,
  mobileOf,
  nextPerson,
  signUpCalls,
  signUpPayload,
  verifyByMail,
} from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const company = await companyWithAdmin(app);

const newMail = () => `guest${nextPerson()}@outside.example`;

async function countPeople(): Promise<number> {
  const rows = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('people').select('person_id').execute(),
  );
  return rows.length;
}

const answerRow = ({ trmsCd, agmtYn }: { trmsCd: string; agmtYn: string }) => ({
  terms_code: trmsCd,
  is_agreed: agmtYn === 'Y',
});

test('INV-05 INV-06 an invitee by mail joins in one step, and has only the promised services', async () => {
  const mail = newMail();
  const { code } = await invite(app, company, mail);
  const { answer, payload } = await joinBy(app, code, mail, { xtnlEmailAddr: '' });
  expect(answer.status, answer.text).toBe(200);
  const loginId = `${payload.userId}@madang.example`;
  const { epid } = answer.json<{ epid: string }>();
  expect(answer.json()).toEqual({
    epid,
    userId: loginId,
    fnm: '윤하늘',
    belongs: [{ compCd: company.companyCode, compNm: '한빛상사' }],
    serviceCdList: ['MS', 'MT'],
    apprYn: 'N',
    cnfmYn: 'Y',
  });
  const welcome = await mailbox.next(mail);
  expect(welcome.text).toContain(loginId);
  const browser = await signInAs(app, { loginId, password: 'Xk7!mqPz' });
  expect((await browser.get('/api/v1/portal/home')).json()).toMatchObject({ services: ['MS', 'MT'] });
  const made = await inCompany(kernel.db, company.companyCode, async (tx) => ({
    roles: await tx.selectFrom('memberships').select('role').where('person_id', '=', epid).execute(),
    agreements: await tx
      .selectFrom('agreements')
      .select(['terms_code', 'is_agreed'])
      .where('person_id', '=', epid)
      .execute(),
    audit: await tx
      .selectFrom('audit_log')
      .select('operation')
      .where('target_id', '=', epid)
      .where('actor_kind', '=', 'visitor')
      .execute(),
    person: await tx
      .selectFrom('people')
      .select(['department_code', 'is_confirmed', 'is_external_mail_proven'])
      .where('person_id', '=', epid)
      .executeTakeFirstOrThrow(),
  }));
  expect(made).toEqual({
    roles: [{ role: 'invited' }],
    agreements: expect.arrayContaining(payload.pslInfoAgmts.map(answerRow)),
    audit: expect.arrayContaining([{ operation: 'join-by-invitation' }, { operation: 'log-in' }]),
    person: { department_code: 'TOP', is_confirmed: true, is_external_mail_proven: true },
  });
  expect((await browser.get(calls.list)).error.errorCode).toBe('CO401');
});

test('INV-05 an invitation by SMS is verified by that number, and welcomed there', async () => {
  const mobile = '+82-10-2000-7788';
  const { code } = await invite(app, company, mobile, { option: 'mobile' });
  const browser = await begunBrowser(app, code);
  const asked = await askInvitedCode(browser, { option: 'mobile' });
  const opt = await mailbox.nextCode('+821020007788');
  // The code comes with the form here, as the document has it, and not by a call of its own.
  const payload = await joinPayload(browser, { authnum: wrongCode(opt) });
  expect(asked.status, asked.text).toBe(200);
  const wrong = await browser.post(calls.join, payload);
  expect([wrong.status, wrong.error.errorCode, wrong.error.fields[0]?.path]).toEqual([422, 'OTP0008', 'authnum']);
  const answer = await browser.post(calls.join, { ...payload, authnum: opt });
  expect(answer.status, answer.text).toBe(200);
  expect((await mailbox.next('+821020007788')).text).toContain(payload.userId);
});

test('INV-05 a company without its own addresses uses the verified mail as ID', async () => {
  const companyCode = await addTestCompany(app, { serviceType: 'MO' });
  const mailCompany = await companyWithAdmin(app, companyCode);
  const mail = newMail();
  const { code } = await invite(app, mailCompany, mail, { services: ['MO'] });
  const browser = await begunBrowser(app, code);
  await proveMail(app, browser, mail);
  const other = await browser.post(calls.join, await joinPayload(browser, { userId: newMail() }));
  expect([other.status, other.error.errorCode, other.error.fields[0]?.path]).toEqual([422, 'OTP0005', 'userId']);
  const answer = await browser.post(calls.join, await joinPayload(browser, { userId: mail }));
  expect(answer.json()).toMatchObject({ userId: mail, cnfmYn: 'Y', serviceCdList: ['MO'] });
});

/** A company whose IDs are mail addresses, and someone who joins it by `link` with a phone for a proof. */
async function joinByPhone(link = {}) {
  const mailCompany = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  const { code, invitationId } = await makeLink(mailCompany, { services: ['MO'], ...link });
  const browser = await begunBrowser(app, code);
  const mobile = mobileOf(nextPerson());
  await proveMobile(app, browser, mobile);
  const mail = newMail();
  const payload = await joinPayload(browser, { userId: mail, mphonNo: mobile });
  const answer = await browser.post(calls.join, payload);
  expect(answer.status, answer.text).toBe(200);
  return { mailCompany, code, invitationId, mail, answer, personId: answer.json<{ epid: string }>().epid };
}

test('SGN-14 INV-05 a mail ID verified by phone waits for its confirmation, or for the owner of the mailbox', async () => {
  const { code, mail, answer } = await joinByPhone();
  expect(answer.json()).toMatchObject({ userId: mail, cnfmYn: 'N' });
  expect((await mailbox.next(mail)).text).toContain('/userapp/confirm#');
  await signInAs(app, { loginId: mail, password: 'Xk7!mqPz' });
  const owner = await joinBy(app, code, mail, {
    userId: mail,
    xtnlEmailAddr: '',
    pwd: 'Wz4@yrnK',
    pwdConfirm: 'Wz4@yrnK',
  });
  expect(owner.answer.json(), owner.answer.text).toMatchObject({ userId: mail, cnfmYn: 'Y' });
  await signInAs(app, { loginId: mail, password: 'Wz4@yrnK' });
  const gone = await app.browser().post('/api/v1/session', { loginId: mail, password: 'Xk7!mqPz' });
  expect(gone.error.errorCode).toBe('EM0010');
});

test('SGN-14 an ID reserved for an applicant goes to the person who verifies it', async () => {
  const { mailCompany, code, invitationId, mail, answer, personId } = await joinByPhone({ needsApproval: true });
  expect(answer.json()).toMatchObject({ apprYn: 'Y', option: 'mobile' });
  await expect(signInAs(app, { loginId: mail, password: 'Xk7!mqPz' })).rejects.toThrow('APPROVAL_AWAITED');
  const chosen = { pwd: 'Wz4@yrnK', pwdConfirm: 'Wz4@yrnK' };
  const owner = await joinBy(app, code, mail, { userId: mail, xtnlEmailAddr: '', ...chosen });
  expect(owner.answer.json(), owner.answer.text).toMatchObject({ userId: mail, apprYn: 'Y' });
  await expect(signInAs(app, { loginId: mail, password: 'Xk7!mqPz' })).rejects.toThrow('EM0010');
  await expect(signInAs(app, { loginId: mail, password: chosen.pwd })).rejects.toThrow('APPROVAL_AWAITED');
  const decide = (person: string) =>
    mailCompany.admin.post(`${calls.list}/${invitationId}/joins/${person}/decide`, { decision: 'approve' });
  expect((await decide(personId)).error.errorCode).toBe('MB601');
  const approved = await decide(owner.answer.json<{ epid: string }>().epid);
  expect(approved.status, approved.text).toBe(200);
  await signInAs(app, { loginId: mail, password: chosen.pwd });
});

test('INV-05 without a code, or with a code of a sign-up, joining is refused', async () => {
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  const unproven = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail }));
  expect([unproven.status, unproven.error.errorCode]).toEqual([422, 'OTP0005']);
  await verifyByMail(browser, mailbox, mail);
  const mixed = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail }));
  expect([mixed.status, mixed.error.errorCode]).toEqual([422, 'OTP0005']);
  await app.advance(61);
  await proveMail(app, browser, mail);
  const signUp = await agreeToAll(browser, signUpPayload({ adminEmail: mail }));
  expect((await browser.post(signUpCalls.request, signUp)).error.errorCode).toBe('OTP0005');
  const other = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: newMail() }));
  expect([other.error.errorCode, other.error.fields[0]?.path]).toEqual(['OTP0005', 'xtnlEmailAddr']);
  await app.advance(flowLimits.proofSeconds + 1);
  const late = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail }));
  expect(late.error.errorCode).toBe('OTP0005');
});

test('INV-05 a wrong code locks as everywhere, and an expired one is reported', async () => {
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  await askInvitedCode(browser, { optionValue: mail });
  const opt = await mailbox.nextCode(mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
  const send = async (authnum: string) => (await browser.post(calls.join, { ...payload, authnum })).error.errorCode;
  const codes = [];
  for (const step of [1, 2, 3, 4]) codes.push(await send(wrongCode(opt, step)));
  expect(codes).toEqual(['OTP0008', 'OTP0008', 'OTP0008', 'OTP0007']);
  expect(await send(opt)).toBe('OTP0007');
  await app.advance(61);
  await askInvitedCode(browser, { optionValue: mail });
  const second = await mailbox.nextCode(mail);
  await app.advance(181);
  expect(await send(second)).toBe('OTP0006');
});

test('OTP-03 OTP-04 INV-05 a tab whose link has since sent a code elsewhere is notified, and uses no try of that code', async () => {
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  const [mail, later] = [newMail(), newMail()];
  const asked = await askInvitedCode(browser, { optionValue: mail });
  const opt = await mailbox.nextCode(mail);
  await askInvitedCode(browser, { optionValue: later });
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail, authnum: opt });
  for (let use = 0; use < 5; use += 1) {
    const { status, error } = await browser.post(calls.join, payload);
    expect([status, error.errorCode, error.fields[0]?.path]).toEqual([422, 'OTP_REPLACED', 'authnum']);
  }
  const check = { opt, epid: asked.json()['epid'], optionValue: mail };
  expect((await browser.post(calls.checkCode, check)).error.errorCode).toBe('OTP_REPLACED');
  const right = { ...payload, xtnlEmailAddr: later, authnum: await mailbox.nextCode(later) };
  const answer = await browser.post(calls.join, right);
  expect(answer.status, answer.text).toBe(200);
});

test('INV-05 another link, person or company in the body is refused alike, and no person is created', async () => {
  const { code } = await makeLink(company);
  const { code: otherCode } = await makeLink(company);
  const stranger = await companyWithAdmin(app);
  const people = await countPeople();
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  const others = [
    { linkInvtCd: otherCode },
    { linkInvtCd: 'x' },
    { compCd: stranger.companyCode },
    { compCd: 'NOSUCHCOMPANY' },
  ];
  for (const change of others) {
    const asked = await askInvitedCode(browser, { optionValue: mail, ...change });
    expect([asked.status, asked.error.errorCode], JSON.stringify(change)).toEqual([403, 'CO403']);
  }
  await proveMail(app, browser, mail);
  for (const change of [...others, { epid: '01890000-0000-7000-8000-000000000000' }]) {
    const answer = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail, ...change }));
    expect([answer.status, answer.error.errorCode], JSON.stringify(change)).toEqual([403, 'CO403']);
  }
  expect(await countPeople()).toBe(people);
  const own = { xtnlEmailAddr: mail, linkInvtCd: code, compCd: company.companyCode };
  expect((await browser.post(calls.join, await joinPayload(browser, own))).status).toBe(200);
});

test('INV-05 a personal invitation sends its code only to its invitee, also if the link was passed on', async () => {
  const mail = newMail();
  const { code } = await invite(app, company, mail);
  const browser = await begunBrowser(app, code);
  const thief = newMail();
  const asked = await askInvitedCode(browser, { optionValue: thief });
  expect([asked.status, asked.error.errorCode]).toEqual([403, 'CO403']);
  expect((await askInvitedCode(browser, { option: 'mobile' })).status).toBe(400);
  expect((await askInvitedCode(browser, { option: 'epOpenCode', optionValue: 'x' })).status).toBe(400);
  expect(mailbox.count(thief)).toBe(0);
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: thief });
  const answer = await browser.post(calls.join, payload);
  expect([answer.error.errorCode, answer.error.fields[0]?.path]).toEqual(['OTP0005', 'xtnlEmailAddr']);
});

test('INV-07 a link for mail domains admits exactly those domains and no phones', async () => {
  const { code } = await makeLink(company, { allowedDomains: ['@Partner.example'] });
  const browser = await begunBrowser(app, code);
  const at = async (change: Record<string, unknown>) => {
    const { status, error } = await askInvitedCode(browser, change);
    return [status, error.errorCode, error.fields[0]?.path];
  };
  expect(await at({ optionValue: 'one@outside.example' })).toEqual([400, 'INVITATION_DOMAIN', 'optionValue']);
  expect((await askInvitedCode(browser, { optionValue: 'one@outside.example' })).text).toContain('partner.example');
  for (const optionValue of ['one@partner.example.evil.example', 'one@team.partner.example']) {
    expect(await at({ optionValue })).toEqual([400, 'INVITATION_DOMAIN', 'optionValue']);
  }
  expect(await at({ option: 'mobile', optionValue: '+82-10-2000-1234' })).toEqual([400, 'INVITATION_DOMAIN', 'option']);
  const { answer } = await joinBy(app, code, 'one@partner.example');
  expect(answer.status, answer.text).toBe(200);
});

test('SGN-03 SGN-05 SGN-13 PWD-01 the rules of the form are those of the free sign-up', async () => {
  const browser = await begunBrowser(app, (await makeLink(company)).code);
  const mail = newMail();
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
  const { pslInfoAgmts } = payload;
  const refusal = async (change: Record<string, unknown>) => {
    const { status, error } = await browser.post(calls.join, { ...payload, ...change });
    return [status, error.errorCode, error.fields[0]?.path];
  };
  expect((await refusal(answering({ pslInfoAgmts }, 'PIAR', { agmtYn: 'N' }))).slice(0, 2)).toEqual([400, 'MB820']);
  expect(await refusal({ pslInfoAgmts: [] })).toEqual([400, 'MB1063', 'pslInfoAgmts']);
  expect(await refusal({ ageYn: 'N' })).toEqual([400, 'MB_M_UNDER_14', 'ageYn']);
  expect(await refusal({ pwd: 'Xk7mqPzzy' })).toEqual([400, 'MB_T_PASSWORD_RULE2', 'pwd']);
  expect(await refusal({ pwdConfirm: 'Xk7!mqPy' })).toEqual([400, 'MB_M_COMMON_JS_PASSNOTMATCH', 'pwdConfirm']);
  expect(await refusal({ userId: 'Has-Dash' })).toEqual([400, 'MB_T_ID_RULE2', 'userId']);
  // What is shown is agreed to but for marketing, which may be declined.
  expect(pslInfoAgmts.map(({ trmsCd, agmtYn }) => [trmsCd, agmtYn])).toEqual([
    ['PIAR', 'Y'],
    ['CMAR', 'N'],
  ]);
  expect((await browser.post(calls.join, payload)).status).toBe(200);
});

test('SGN-08 an ID in use is refused and consumes nothing', async () => {
  const { code, invitationId } = await makeLink(company, { uses: 1 });
  const first = await joinBy(app, (await makeLink(company)).code, newMail());
  const { answer, browser, payload } = await joinBy(app, code, newMail(), { userId: first.payload.userId });
  expect([answer.status, answer.error.errorCode, answer.error.fields[0]?.path]).toEqual([409, 'MB601', 'userId']);
  const { items } = (await company.admin.get(calls.list)).json<{
    items: { invitationId: string; joinedCount: number }[];
  }>();
  expect(items.find((row) => row.invitationId === invitationId)?.joinedCount).toBe(0);
  const again = await browser.post(calls.join, { ...payload, userId: `${payload.userId}x` });
  expect(again.status, again.text).toBe(200);
});

test('SGN-03 LIM-01 a join refused for its ID counts as a check of the ID, also with many at once', async () => {
  await app.setProperty(credentialProperties.idChecksPerFlow, 5);
  const { payload: taken } = await joinBy(app, (await makeLink(company)).code, newMail());
  const browser = await begunBrowser(app, (await makeLink(company)).code);
  const mail = newMail();
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post(calls.join, { ...payload, userId: taken.userId })),
  );
  const codes = answers.map(({ error }) => error.errorCode);
  expect(codes.filter((code) => code === 'MB601')).toHaveLength(5);
  expect(codes.filter((code) => code === 'CO429')).toHaveLength(3);
  // Anyone who means it joins all the same: the proof was not used.
  expect((await browser.post(calls.join, payload)).status).toBe(200);
  await app.setProperty(credentialProperties.idChecksPerFlow, credentialProperties.idChecksPerFlow.initial);
});

test('SGN-08 in a company of mail IDs a known mail is reported as known', async () => {
  const mailCompany = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  const { code } = await makeLink(mailCompany, { services: ['MO'] });
  const mail = newMail();
  expect((await joinBy(app, code, mail, { userId: mail, xtnlEmailAddr: '' })).answer.status).toBe(200);
  await app.advance(61);
  const { answer } = await joinBy(app, code, mail, { userId: mail, xtnlEmailAddr: '' });
  expect([answer.status, answer.error.errorCode]).toEqual([409, 'MB1064']);
  await app.setProperty(platformProperties.unavailableDomains, ['barred.example']);
  const barred = await joinBy(app, code, 'x@barred.example', { userId: 'x@barred.example', xtnlEmailAddr: '' });
  expect([barred.answer.status, barred.answer.error.errorCode]).toEqual([409, 'MB1066']);
});

test('RTE-03 SGN-11 no step can be skipped: without a link or before the button there is no form', async () => {
  const { code } = await makeLink(company);
  const denied = async (browser: Browser) => {
    const answers = [
      await askInvitedCode(browser, { optionValue: newMail() }),
      await browser.post(calls.join, await joinPayload(browser)),
    ];
    return answers.map(({ status, error }) => [status, error.errorCode]);
  };
  const none = [403, 'MB_M_DENY_PAGE'];
  const stranger = app.browser();
  expect(await denied(stranger)).toEqual([none, none]);
  for (const path of [calls.current, calls.begin]) {
    const { status, error } = await app.browser().post(path);
    expect([status, error.errorCode]).toEqual(none);
  }
  const reader = app.browser();
  await reader.post(calls.read(code));
  expect(await denied(reader)).toEqual([none, none]);
});

test('SGN-09 while sign-up is closed, invitations are closed too', async () => {
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  await app.setProperty(platformProperties.registrationClosed, 'Y');
  const answers = [
    await browser.post(calls.read(code)),
    await browser.post(calls.current),
    await browser.post(calls.begin),
    await askInvitedCode(browser, { optionValue: newMail() }),
    await browser.post(calls.join, await joinPayload(browser)),
  ];
  await app.setProperty(platformProperties.registrationClosed, 'N');
  for (const { status, error } of answers) {
    expect([status, error.errorCode]).toEqual([503, 'MB_M_REGISTRATION_CLOSED']);
  }
});

test.each([
  { how: 'joined', needsApproval: false, told: { apprYn: 'N' } },
  { how: 'waits for approval', needsApproval: true, told: { apprYn: 'Y', option: 'epExternalMail' } },
])(
  'OPS-06 a browser that $how and lost the response gets the same one again, none for another company, link or password, and nothing is created twice',
  async ({ needsApproval, told }) => {
    const { code } = await makeLink(company, { needsApproval });
    const { answer, browser, payload } = await joinBy(app, code, newMail());
    expect(answer.json()).toMatchObject(told);
    const people = await countPeople();
    const flow = browser.cookies.get('flow') ?? '';
    const repeat = (change = {}) => {
      browser.cookies.set('flow', flow);
      return browser.post(calls.join, { ...payload, ...change });
    };
    for (const same of [{}, { compCd: company.companyCode, linkInvtCd: code }]) {
      const again = await repeat(same);
      expect(again.status, again.text).toBe(200);
      expect(again.json()).toEqual(answer.json());
    }
    for (const other of [{ compCd: 'ELSEWHERE' }, { linkInvtCd: 'another' }, { epid: 'somebody' }]) {
      const refused = await repeat(other);
      expect([refused.status, refused.error.errorCode]).toEqual([403, 'CO403']);
    }
    const changed = { pwd: 'Wq4@tnrKz8', pwdConfirm: 'Wq4@tnrKz8' };
    const answered = answering(payload, 'CMAR', { agmtYn: 'Y' });
    for (const other of [{ userId: 'someoneelse' }, { gnm: '다른' }, changed, { ageYn: 'N' }, answered]) {
      const refused = await repeat(other);
      expect([refused.status, refused.error.errorCode]).toEqual([403, 'MB_M_DENY_PAGE']);
    }
    expect(await countPeople()).toBe(people);
  },
);

/** People who join at once; in the full run as many as the product has connections. */
const joiners = process.env['MADANG_FULL'] ? 32 : 6;

test(
  `INV-02 of ${joiners} joins at once by a link with one use left exactly one succeeds`,
  { timeout: 120_000 },
  async () => {
    const { code } = await makeLink(company, { uses: 1 });
    const before = await countPeople();
    const ready = [];
    for (let place = 0; place < joiners; place += 1) {
      const browser = await begunBrowser(app, code, { address: `198.51.100.${place + 1}` });
      const mail = newMail();
      await proveMail(app, browser, mail);
      ready.push({ browser, payload: await joinPayload(browser, { xtnlEmailAddr: mail }) });
    }
    const answers = await Promise.all(ready.map(({ browser, payload }) => browser.post(calls.join, payload)));
    const codes = answers.map((answer) => (answer.status === 200 ? 'joined' : answer.error.errorCode));
    expect(codes.toSorted()).toEqual([...Array.from({ length: joiners - 1 }, () => 'INVITATION_INVALID'), 'joined']);
    expect(await countPeople()).toBe(before + 1);
  },
);

test('INV-05 one flow that joins twice at once creates one person', async () => {
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
  const before = await countPeople();
  const answers = await Promise.all(Array.from({ length: 4 }, () => browser.post(calls.join, payload)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await countPeople()).toBe(before + 1);
});

/** One submit that goes out so often at once, as a double tap and a browser's own retry send it. */
const sixTimes = (browser: Browser, path: string, payload: Record<string, unknown>) =>
  Promise.all(Array.from({ length: 6 }, () => browser.post(path, payload)));

test('OPS-06 one join with its code sent six times at once creates one account, and all six get the success response', async () => {
  const { code } = await makeLink(company, { uses: 1 });
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  await askInvitedCode(browser, { optionValue: mail });
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail, authnum: await mailbox.nextCode(mail) });
  const people = await countPeople();
  const answers = await sixTimes(browser, calls.join, payload);
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]));
  expect(await countPeople()).toBe(people + 1);
});

test('OPS-06 INV-05 one application sent six times at once is recorded once, and reserves its ID for all its days', async () => {
  const { code, invitationId } = await makeLink(company, { needsApproval: true });
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  await proveMail(app, browser, mail);
  const answers = await sixTimes(browser, calls.join, await joinPayload(browser, { xtnlEmailAddr: mail }));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]));
  await app.advance(signupLimits.reservationSeconds + 1);
  const { epid } = answers[0]?.json<{ epid: string }>() ?? {};
  const approved = await company.admin.post(`${calls.list}/${invitationId}/joins/${epid}/decide`, {
    decision: 'approve',
  });
  expect(approved.status, approved.text).toBe(200);
});
