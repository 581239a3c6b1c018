import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { flowLimits, flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { askInvitedCode, companyWithAdmin } from '../../../testing/invitations.ts';
import { wrongCode } from '../../../testing/one-time-codes.ts';
import {
  activate,
  askRegistrationCode as ask,
  chosenPassword,
  issueActivationKey,
  proveRegistered,
  registerEmployee,
  registrationCalls as calls,
} from '../../../testing/registrations.ts';
import { signUpPayload, agreeToAll, signUpCalls, verifyByMail } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { mailbox, kernel } = app;
await app.setProperty(flowsPerAddress, 1_000_000);
const company = await companyWithAdmin(app);
const stranger = await companyWithAdmin(app);
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const newBrowser = (): Browser => app.browser({ address: `198.51.100.${(hosts += 1) % 250}` });

beforeEach(async () => {
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
  await app.advance(3_601);
});

async function canSignIn(loginId: string, password = chosenPassword): Promise<boolean> {
  return (await newBrowser().post('/api/v1/session', { loginId, password })).status === 200;
}

test('ACC-05 a registered employee verifies the mail, sees the company, gets the account and is signed in', async () => {
  const person = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  const read = await browser.get(calls.read);
  expect(read.json()).toMatchObject({
    items: [
      {
        companyCode: company.companyCode,
        companyName: '한빛상사',
        englishCompanyName: 'Hanbit Trading',
        loginId: person.loginId,
        fullName: '한새봄',
        residenceCountry: 'KR',
        passwordProfile: 'spec',
        stored: [],
        hasLastContact: false,
      },
    ],
  });
  expect(await canSignIn(person.loginId)).toBe(false);
  const answer = await activate(browser, { jobplAddrCntryCd: 'US' });
  expect(answer.json(), answer.text).toEqual({
    epid: person.personId,
    userId: person.loginId,
    fnm: '한새봄',
    belongs: [{ compCd: company.companyCode, compNm: '한빛상사' }],
    serviceCdList: ['PT', 'MO', 'MS', 'MT', 'DV'],
    cnfmYn: 'Y',
  });
  expect((await browser.get('/api/v1/session')).json()).toMatchObject({ personId: person.personId });
  expect((await mailbox.next(person.externalMail)).text).toContain(person.loginId);
  expect(await canSignIn(person.loginId)).toBe(true);
  const kept = await inCompany(kernel.db, company.companyCode, async (tx) => ({
    person: await tx
      .selectFrom('people')
      .select(['is_external_mail_proven', 'residence_country', 'employment_status'])
      .where('person_id', '=', person.personId)
      .executeTakeFirstOrThrow(),
    agreed: await tx.selectFrom('agreements').select('is_agreed').where('person_id', '=', person.personId).execute(),
    audit: await tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_kind', 'fields'])
      .where('target_id', '=', person.personId)
      .where('operation', '=', 'activate-account')
      .execute(),
  }));
  expect(kept.person).toEqual({
    is_external_mail_proven: true,
    residence_country: 'US',
    employment_status: 'B',
  });
  expect(kept.agreed.length).toBeGreaterThan(1);
  expect(kept.audit).toEqual([
    { operation: 'activate-account', actor_kind: 'visitor', fields: ['password', 'agreements', 'externalMail'] },
  ]);
});

test('ACC-05 an activation by SMS names its purpose, and is notified by mail and phone afterwards', async () => {
  const mobile = '+82-10-3000-7711';
  const person = await registerEmployee(company, { mobile });
  const browser = newBrowser();
  const asked = await ask(browser, mobile, 'mobile');
  const sms = await mailbox.next('+821030007711');
  expect(sms.text).toContain('company account');
  const { personId: epid } = asked.json<{ personId: string }>();
  const opt = /\d{6}/.exec(sms.text)?.[0] ?? '';
  const enter = (change: object) => browser.post(calls.checkCode, { opt, epid, optionValue: mobile, ...change });
  expect(outcome(await enter({ optionValue: person.externalMail }))).toEqual([422, 'OTP_REPLACED']);
  expect(outcome(await enter({ opt: wrongCode(opt) }))).toEqual([422, 'OTP0008']);
  expect((await enter({})).status).toBe(200);
  expect((await activate(browser)).status).toBe(200);
  expect((await mailbox.next('+821030007711')).text).toContain(person.loginId);
  const mail = await mailbox.next(person.externalMail);
  expect(mail.text).toContain('is ready');
  expect(mail.text).toContain('/loginapp?suggested=en');
});

test('ACC-05 REQ-04 an activation key is a proof at once, and is used only when the account is created', async () => {
  const key = await issueActivationKey(app);
  const person = await registerEmployee(company, { opencode: key });
  const left = newBrowser();
  expect((await ask(left, key.toLowerCase().replaceAll('-', ' '), 'opencode')).json()).toMatchObject({
    validSeconds: 0,
  });
  const browser = newBrowser();
  expect((await ask(browser, key, 'opencode')).status).toBe(200);
  const answer = await activate(browser);
  expect(answer.status, answer.text).toBe(200);
  expect(await canSignIn(person.loginId)).toBe(true);
  expect(outcome(await activate(left))).toEqual([422, 'OTP0005']);
  expect(outcome(await ask(newBrowser(), key, 'opencode'))).toEqual([422, 'OPENCODE_INVALID']);
});

test('REQ-04 an unassigned key, an unknown one and one used in the meantime are refused alike', async () => {
  const nobodys = await issueActivationKey(app);
  const used = await issueActivationKey(app);
  const person = await registerEmployee(company, { opencode: used });
  const browser = newBrowser();
  expect((await ask(browser, used, 'opencode')).status).toBe(200);
  expect((await newBrowser().post(signUpCalls.sendCode, keySignUp(used))).status).toBe(200);
  expect(outcome(await activate(browser))).toEqual([422, 'OPENCODE_INVALID']);
  expect(await canSignIn(person.loginId)).toBe(false);
  for (const key of [nobodys, '9K3M-9QXR-2VBD-H4TN', used]) {
    expect(outcome(await ask(newBrowser(), key, 'opencode'))).toEqual([422, 'OPENCODE_INVALID']);
  }
});

const keySignUp = (key: string) => ({ option: 'epOpenCode', optionValue: key, locale: 'en', compCd: '' });

test('SGN-11 no step can be skipped: without a request, without a proof, or with an expired proof', async () => {
  const person = await registerEmployee(company);
  const none = newBrowser();
  expect(outcome(await none.get(calls.read))).toEqual([403, 'MB_M_DENY_PAGE']);
  expect(outcome(await activate(none))).toEqual([403, 'MB_M_DENY_PAGE']);
  const browser = newBrowser();
  await ask(browser, person.externalMail);
  await mailbox.nextCode(person.externalMail);
  expect(outcome(await browser.get(calls.read))).toEqual([422, 'OTP0005']);
  expect(outcome(await activate(browser))).toEqual([422, 'OTP0005']);
  await app.advance(61);
  await proveRegistered(app, browser, person.externalMail);
  await app.advance(flowLimits.proofSeconds + 1);
  expect(outcome(await activate(browser))).toEqual([422, 'OTP0005']);
  expect(await canSignIn(person.loginId)).toBe(false);
});

test('OTP-05 a code of a sign-up or of another person’s mail opens no account', async () => {
  const own = await registerEmployee(company);
  const victim = await registerEmployee(stranger);
  const browser = newBrowser();
  await verifyByMail(browser, mailbox, 'signs.up@outside.example');
  expect(outcome(await browser.get(calls.read))).toEqual([403, 'MB_M_DENY_PAGE']);
  expect(outcome(await activate(browser))).toEqual([403, 'MB_M_DENY_PAGE']);
  await proveRegistered(app, browser, own.externalMail);
  // Turning to someone else voids what was proven; the victim's code is the victim's.
  expect((await ask(browser, victim.externalMail)).status).toBe(200);
  expect(outcome(await activate(browser, { compCd: stranger.companyCode }))).toEqual([422, 'OTP0005']);
  const other = newBrowser();
  const code = await mailbox.nextCode(victim.externalMail);
  const asked = await ask(other, own.externalMail);
  expect(outcome(asked)).toEqual([429, 'OTP0003']);
  await app.advance(61);
  const { personId: epid } = (await ask(other, own.externalMail)).json<{ personId: string }>();
  const sent = await mailbox.nextCode(own.externalMail);
  expect(outcome(await other.post(calls.checkCode, { opt: code === sent ? wrongCode(sent) : code, epid }))).toEqual([
    422,
    'OTP0008',
  ]);
  await proveRegistered(app, await waited(), own.externalMail);
  const signUp = await agreeToAll(browser, signUpPayload({ adminEmail: own.externalMail }));
  expect((await browser.post(signUpCalls.request, signUp)).error.errorCode).toBe('OTP0005');
  expect(outcome(await askInvitedCode(browser, { optionValue: own.externalMail }))).toEqual([403, 'MB_M_DENY_PAGE']);
});

async function waited(): Promise<Browser> {
  await app.advance(61);
  return newBrowser();
}

test('MEM-04 company, person, grade and contacts are those of the record, whatever the body names', async () => {
  const person = await registerEmployee(company);
  const victim = await registerEmployee(stranger);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  const others = [
    { epId: victim.personId },
    { epId: randomUUID() },
    { compCd: stranger.companyCode },
    { compCd: 'NOSUCHCOMPANY' },
    { userId: victim.loginId },
    { secuGrdCd: '3' },
    { deptCd: 'BOARD' },
    { emmtTypeCd: 'X' },
    { rlnmYn: 'N' },
    { dn: '대표이사' },
    { xtnlEmailAddr: 'thief@outside.example' },
    { mphonNo: '+82-10-1111-2222' },
  ];
  for (const change of others) {
    expect([change, ...outcome(await activate(browser, change))]).toEqual([change, 403, 'CO403']);
  }
  expect(outcome(await activate(browser, { isAdmin: 'Y' }))).toEqual([400, 'CO400']);
  expect(await canSignIn(person.loginId)).toBe(false);
  const own = { epId: person.personId, compCd: company.companyCode, secuGrdCd: '5', deptCd: 'TOP', rlnmYn: 'Y' };
  expect((await activate(browser, { ...own, userId: person.loginId, emmtTypeCd: 'N', snm: '한' })).status).toBe(200);
});

test('ACC-05 a person registered in two companies under one mail chooses one, and takes the other one later', async () => {
  const mail = 'two.jobs@outside.example';
  const first = await registerEmployee(company, { externalMail: mail });
  const second = await registerEmployee(stranger, { externalMail: mail });
  const browser = newBrowser();
  await proveRegistered(app, browser, mail);
  const { items: accounts } = (await browser.get(calls.read)).json<{ items: { loginId: string }[] }>();
  expect(accounts.map(({ loginId }) => loginId).toSorted()).toEqual([first.loginId, second.loginId].toSorted());
  const open = await activate(browser);
  expect([open.status, open.error.errorCode, open.error.fields[0]?.path]).toEqual([400, 'MB_M_REQUIRED', 'compCd']);
  const answer = await activate(browser, { compCd: stranger.companyCode });
  expect(answer.json()).toMatchObject({ epid: second.personId });
  await app.advance(61);
  const again = newBrowser();
  await proveRegistered(app, again, mail);
  expect((await activate(again)).json()).toMatchObject({ epid: first.personId });
});

test('OTP-05 a stranger gets at most OTP0002, in strict nothing, and unknown people get no message', async () => {
  const person = await registerEmployee(company);
  const unknown = 'nobody.waits@outside.example';
  expect(outcome(await ask(newBrowser(), unknown))).toEqual([422, 'OTP0002']);
  // Where only a contact was asked for, nothing is said of an ID.
  const korean = app.browser({ address: '203.0.113.251', language: 'ko' });
  expect((await ask(korean, unknown)).error.errorMessage).not.toMatch(/ID|아이디/);
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  const told = async (mail: string) => {
    const browser = newBrowser();
    const sent = await ask(browser, mail);
    const { personId: epid, validSeconds } = sent.json<{ personId: string; validSeconds: number }>();
    const tries = [];
    for (let step = 0; step < 4; step += 1) {
      tries.push(outcome(await browser.post(calls.checkCode, { opt: String(100_000 + step), epid })));
    }
    return [sent.status, validSeconds, tries, outcome(await browser.get(calls.read)), outcome(await activate(browser))];
  };
  expect(await told(unknown)).toEqual(await told(person.externalMail));
  await mailbox.next(person.externalMail);
  expect([mailbox.count(unknown), mailbox.count(person.externalMail)]).toEqual([0, 1]);
});

test('SGN-09 while sign-up is closed registered employees cannot activate', async () => {
  const person = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  await app.setProperty(platformProperties.registrationClosed, 'Y');
  const answers = [
    await ask(newBrowser(), person.externalMail),
    await browser.get(calls.read),
    await activate(browser),
    await browser.post(calls.check, { userId: person.loginId, pwd: 'x' }),
  ];
  await app.setProperty(platformProperties.registrationClosed, 'N');
  for (const answer of answers) expect(outcome(answer)).toEqual([503, 'MB_M_REGISTRATION_CLOSED']);
});
