import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { flowLimits, flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import {
  askInvitedCode,
  begunBrowser,
  codeOf,
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
import { mobileOf, nextPerson, verifyByMail } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const company = await companyWithAdmin(app);
const mailCompany = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
const services = ['MO'];

const newMail = () => `guest${nextPerson()}@outside.example`;
const newMobile = () => mobileOf(nextPerson());

/** A mail ID that someone has, and proved. */
const taken = newMail();
const { code: taking } = await makeLink(mailCompany, { services });
expect((await joinBy(app, taking, taken, { userId: taken, xtnlEmailAddr: '' })).answer.status).toBe(200);

/** Returns the answers a browser with a fresh link receives for mail IDs in turn, after it has proven what `prove` proves. */
async function heardOf(ids: readonly string[], prove: (browser: Awaited<ReturnType<typeof begunBrowser>>) => unknown) {
  const { code } = await makeLink(mailCompany, { services });
  const browser = await begunBrowser(app, code);
  const typed = (await prove(browser)) ?? {};
  const heard = [];
  for (const userId of ids) {
    const payload = await joinPayload(browser, { userId, mphonNo: newMobile(), ...typed });
    const { status, error } = await browser.post(calls.join, payload);
    heard.push([status, error.errorCode, error.fields[0]?.path]);
  }
  return heard;
}

const byPhone = async (browser: Awaited<ReturnType<typeof begunBrowser>>) => {
  const mphonNo = newMobile();
  await proveMobile(app, browser, mphonNo);
  return { mphonNo };
};

test('SGN-03 INV-05 a caller with the wrong kind of proof gets the same answer for an ID in use and a free one', async () => {
  const ids = [taken, newMail()];
  const own = newMail();
  const ofSignUp = await heardOf(ids, async (browser) => verifyByMail(browser, mailbox, own));
  expect(ofSignUp).toEqual(ids.map(() => [422, 'OTP0005', undefined]));
  await app.advance(61);
  const ofOtherPhone = await heardOf(ids, async (browser) => proveMobile(app, browser, newMobile()));
  expect(ofOtherPhone).toEqual(ids.map(() => [422, 'OTP0005', 'mphonNo']));
  await app.advance(61);
  const ofOtherMail = await heardOf(ids, async (browser) => {
    await proveMail(app, browser, own);
    return { mphonNo: '' };
  });
  expect(ofOtherMail).toEqual(ids.map(() => [422, 'OTP0005', 'userId']));
});

test('SGN-03 MB_M_MAIL_ID_UNPROVEN in strict a shared link requires a proof of the mailbox of a mail ID, in use or not', async () => {
  const ids = [taken, newMail()];
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  expect(await heardOf(ids, byPhone)).toEqual(ids.map(() => [409, 'MB_M_MAIL_ID_UNPROVEN', 'userId']));
  // Anyone who is invited by that very phone joins as before.
  const mobile = newMobile();
  const { code } = await invite(app, mailCompany, mobile, { option: 'mobile', services });
  const browser = await begunBrowser(app, code);
  await proveMobile(app, browser, mobile);
  const payload = await joinPayload(browser, { userId: newMail(), mphonNo: mobile });
  const joined = await browser.post(calls.join, payload);
  expect(joined.status, joined.text).toBe(200);
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
});

test('ACC-06 OPS-06 a repeated form is accepted with its own password, and with no password once that was changed', async () => {
  const { code } = await makeLink(company);
  const { browser, payload, answer } = await joinBy(app, code, newMail());
  expect(answer.status, answer.text).toBe(200);
  expect((await browser.post(calls.join, payload)).status).toBe(200);
  const elsewhere = await signInAs(app, { loginId: `${payload.userId}@madang.example`, password: payload.pwd });
  const chosen = { current: payload.pwd, next: 'Wz4@yrnK', confirmation: 'Wz4@yrnK' };
  const changed = await elsewhere.post('/api/v1/password', chosen);
  expect(changed.status, changed.text).toBe(200);
  const repeated = [];
  for (const pwd of [payload.pwd, 'Wz4@yrnK', 'Nt8#bvcL']) {
    repeated.push((await browser.post(calls.join, { ...payload, pwd, pwdConfirm: pwd })).error.errorCode);
  }
  expect(new Set(repeated)).toEqual(new Set(['MB_M_DENY_PAGE']));
});

test('SGN-03 OTP-08 the forms of an invitation are checked as often as its uses allow, then up to the limit of the address', async () => {
  const { code } = await makeLink(company, { uses: 1 });
  const browser = await begunBrowser(app, code, { address: '198.51.100.77' });
  const mail = newMail();
  await proveMail(app, browser, mail);
  const weak = await joinPayload(browser, { xtnlEmailAddr: mail, pwd: 'Xk7mqPzzy', pwdConfirm: 'Xk7mqPzzy' });
  await app.setProperty(flowsPerAddress, 2);
  const codes = [];
  const judged = invitationLimits.asksPerUse + invitationLimits.asksBeside + 2;
  for (let time = 0; time <= judged; time += 1) codes.push((await browser.post(calls.join, weak)).error.errorCode);
  await app.setProperty(flowsPerAddress, flowsPerAddress.initial);
  expect(codes).toEqual([...Array(judged).fill('MB_T_PASSWORD_RULE2'), 'NETWORK_LIMIT']);
});

test('SGN-08 no password is hashed for a mail ID that a person has verified', async () => {
  const ids = [taken];
  await app.advance(61);
  const hashed = vi.spyOn(kernel.hasher, 'hash');
  expect(await heardOf(ids, byPhone)).toEqual([[409, 'MB1064', 'userId']]);
  expect(hashed).not.toHaveBeenCalled();
});

test('INV-05 a proof of an address outside the link’s domains admits no one', async () => {
  const { code, invitationId } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  await proveMail(app, browser, mail);
  await inCompany(kernel.db, company.companyCode, (tx) =>
    sql`update invitations set allowed_domains = '{inside.example}' where invitation_id = ${invitationId}::uuid`.execute(
      tx,
    ),
  );
  const { status, error } = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail }));
  expect([status, error.errorCode, error.fields[0]?.path]).toEqual([400, 'INVITATION_DOMAIN', 'xtnlEmailAddr']);
});

const at = (invitationId: string, action: string) => `${calls.list}/${invitationId}/${action}`;

/** Returns the answer to a join without a code. */
async function joinUnasked(browser: Browser, change: Record<string, unknown> = {}) {
  const { status, error } = await browser.post(calls.join, await joinPayload(browser, change));
  return status === 200 ? 'joined' : error.errorCode;
}

async function isProven(browser: Browser) {
  return (await browser.post(calls.current)).json<{ vrfYn: string }>().vrfYn;
}

test('INV-05 the button behind the link of a personal mail verifies the mailbox, without a code', async () => {
  const mail = newMail();
  const { code } = await invite(app, company, mail);
  const browser = await begunBrowser(app, code);
  expect(await isProven(browser)).toBe('Y');
  const answer = await browser.post(calls.join, await joinPayload(browser));
  expect(answer.status, answer.text).toBe(200);
  const { epid } = answer.json<{ epid: string }>();
  const kept = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('people').select('is_external_mail_proven').where('person_id', '=', epid).execute(),
  );
  expect(kept).toEqual([{ is_external_mail_proven: true }]);
  // The mailbox hears of the account, with no code in between.
  expect((await mailbox.next(mail)).text).toContain('Your account is ready');
});

test('INV-05 opening the link verifies nothing, however often, so a mail scanner does not consume it', async () => {
  const { code } = await invite(app, company, newMail());
  const scanner = app.browser();
  for (const _time of [1, 2]) expect((await scanner.post(calls.read(code))).json()).toMatchObject({ vrfYn: 'N' });
  expect(await isProven(scanner)).toBe('N');
  expect(await joinUnasked(scanner)).toBe('MB_M_DENY_PAGE');
  expect(await isProven(await begunBrowser(app, code))).toBe('Y');
});

test('INV-05 of four browsers that press the button at once one has verified the mailbox; the others type a code', async () => {
  const mail = newMail();
  const { code } = await invite(app, company, mail);
  const browsers = Array.from({ length: 4 }, () => app.browser());
  for (const browser of browsers) await browser.post(calls.read(code));
  await Promise.all(browsers.map((browser) => browser.post(calls.begin)));
  const proven = await Promise.all(browsers.map(isProven));
  expect(proven.filter((each) => each === 'Y')).toHaveLength(1);
  const other = browsers[proven.indexOf('N')];
  if (!other) throw new Error('every browser has proven the mailbox');
  expect(await joinUnasked(other)).toBe('OTP0005');
  await proveMail(app, other, mail);
  expect(await isProven(other)).toBe('Y');
  expect(await joinUnasked(other)).toBe('joined');
  const first = browsers[proven.indexOf('Y')];
  if (!first) throw new Error('no browser has proven the mailbox');
  expect(await joinUnasked(first)).toBe('INVITATION_INVALID');
});

test('INV-05 a second press in the same browser does not renew an expired proof', async () => {
  const { code } = await invite(app, company, newMail());
  const browser = await begunBrowser(app, code);
  await app.advance(flowLimits.lifetimeSeconds + 1);
  expect(await joinUnasked(browser)).toBe('MB_M_DENY_PAGE');
  // Opened again it is another flow, and the mail's link has served.
  expect(await isProven(await begunBrowser(app, code))).toBe('N');
});

test('INV-05 the link of a mail sent again verifies again, and voids the proof by the former link', async () => {
  const mail = newMail();
  const first = await invite(app, company, mail);
  const browser = await begunBrowser(app, first.code);
  expect((await company.admin.post(at(first.invitationId, 'resend'), { validDays: 3 })).status).toBe(200);
  expect(await joinUnasked(browser)).toBe('INVITATION_INVALID');
  const second = await begunBrowser(app, codeOf((await mailbox.next(mail)).text));
  expect(await isProven(second)).toBe('Y');
  expect(await joinUnasked(second)).toBe('joined');
});

test('INV-05 a proof is void once the invitation is revoked or expired, before the press and after it', async () => {
  const early = await invite(app, company, newMail());
  const opened = app.browser();
  await opened.post(calls.read(early.code));
  const pressed = await invite(app, company, newMail());
  const browser = await begunBrowser(app, pressed.code);
  for (const { invitationId } of [early, pressed]) await company.admin.post(at(invitationId, 'revoke'));
  expect((await opened.post(calls.begin)).error.errorCode).toBe('INVITATION_INVALID');
  expect(await joinUnasked(browser)).toBe('INVITATION_INVALID');
  const short = await invite(app, company, newMail(), { validDays: 1 });
  await app.advance(daySeconds - 60);
  const late = await begunBrowser(app, short.code);
  await app.advance(61);
  expect(await joinUnasked(late)).toBe('INVITATION_INVALID');
});

test('INV-05 an address other than the invited one is refused, and the proof of the invited one remains', async () => {
  const mailCompany = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  const mail = newMail();
  const { code } = await invite(app, mailCompany, mail, { services: ['MO'] });
  const browser = await begunBrowser(app, code);
  expect(await joinUnasked(browser, { userId: newMail() })).toBe('OTP0005');
  const elsewhere = await askInvitedCode(browser, { optionValue: newMail() });
  expect([elsewhere.status, elsewhere.error.errorCode]).toEqual([403, 'CO403']);
  expect(await joinUnasked(browser, { userId: mail })).toBe('joined');
});

test('INV-05 the call of the specification still works: an authnum is checked if sent, verified or not', async () => {
  const mail = newMail();
  const { code } = await invite(app, company, mail);
  const browser = await begunBrowser(app, code);
  expect(await joinUnasked(browser, { authnum: '123456' })).toBe('OTP0005');
  await askInvitedCode(browser);
  const opt = await mailbox.nextCode(mail);
  expect(await joinUnasked(browser, { authnum: wrongCode(opt) })).toBe('OTP0008');
  expect(await joinUnasked(browser, { authnum: opt })).toBe('joined');
});

test('INV-05 a shared link and one sent by SMS verify nothing, on the first sending and again', async () => {
  const shared = await makeLink(company);
  const renewed = await company.admin.post(at(shared.invitationId, 'resend'), { validDays: 3 });
  const mobile = mobileOf(nextPerson());
  const sms = await invite(app, company, mobile, { option: 'mobile' });
  for (const code of [codeOf(renewed.json<{ link: string }>().link), sms.code]) {
    const browser = await begunBrowser(app, code);
    expect(await isProven(browser)).toBe('N');
    expect(await joinUnasked(browser, { xtnlEmailAddr: newMail() })).not.toBe('joined');
  }
  // And the table keeps no proof for any of them.
  const kept = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx
      .selectFrom('invitations')
      .select('mail_proof_hash')
      .where('invitation_id', 'in', [shared.invitationId, sms.invitationId])
      .execute(),
  );
  expect(kept).toEqual([{ mail_proof_hash: null }, { mail_proof_hash: null }]);
});
