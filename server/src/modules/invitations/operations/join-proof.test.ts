import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { credentialProperties } from '@madang/contract/credentials/properties.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/otp/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinBy,
  joinPayload,
  makeLink,
  proveMail,
  proveMobile,
} from '../../../testing/invitations.ts';
import { addTestCompany, logInAs } from '../../../testing/people.ts';
import { mobileOf, nextPerson, verifyByMail } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
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

/** What a browser of a fresh link hears of mail IDs in turn, once it has proven what `prove` proves. */
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

test('SGN-03 INV-05 who has proven something else than the join needs hears the same of an ID in use and a free one', async () => {
  const ids = [taken, newMail()];
  const own = newMail();
  const ofSignUp = await heardOf(ids, async (browser) => verifyByMail(browser, app.mailbox, own));
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

test('SGN-03 MB_M_MAIL_ID_UNPROVEN in strict a shared link asks for the mailbox of a mail ID, in use or not', async () => {
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

test('ACC-06 OPS-06 a repeated form confirms the password that it chose alone, and of none that was chosen since', async () => {
  const { code } = await makeLink(company);
  const { browser, payload, answer } = await joinBy(app, code, newMail());
  expect(answer.status, answer.text).toBe(200);
  expect((await browser.post(calls.join, payload)).status).toBe(200);
  const elsewhere = await logInAs(app, { loginId: `${payload.userId}@madang.example`, password: payload.pwd });
  const chosen = { current: payload.pwd, next: 'Wz4@yrnK', confirmation: 'Wz4@yrnK' };
  const changed = await elsewhere.post('/api/v1/password', chosen);
  expect(changed.status, changed.text).toBe(200);
  const repeated = [];
  for (const pwd of [payload.pwd, 'Wz4@yrnK', 'Nt8#bvcL']) {
    repeated.push((await browser.post(calls.join, { ...payload, pwd, pwdConfirm: pwd })).error.errorCode);
  }
  expect(new Set(repeated)).toEqual(new Set(['MB_M_DENY_PAGE']));
});

test('SGN-03 the forms of a network address are judged so often in an hour as flows may begin there', async () => {
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code, { address: '198.51.100.77' });
  const mail = newMail();
  await proveMail(app, browser, mail);
  const weak = await joinPayload(browser, { xtnlEmailAddr: mail, pwd: 'Xk7mqPzzy', pwdConfirm: 'Xk7mqPzzy' });
  await app.setProperty(flowsPerAddress, 2);
  const codes = [];
  for (const _time of [1, 2, 3]) codes.push((await browser.post(calls.join, weak)).error.errorCode);
  await app.setProperty(flowsPerAddress, flowsPerAddress.initial);
  expect(codes).toEqual(['MB_T_PASSWORD_RULE2', 'MB_T_PASSWORD_RULE2', 'CO429']);
});

test('SGN-08 no password is hashed for a mail ID that someone has proven', async () => {
  const ids = [taken];
  await app.advance(61);
  const hashed = vi.spyOn(app.kernel.hasher, 'hash');
  expect(await heardOf(ids, byPhone)).toEqual([[409, 'MB1064', 'userId']]);
  expect(hashed).not.toHaveBeenCalled();
});

test('INV-05 a proof of an address that the link is not for lets no one in', async () => {
  const { code, invitationId } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  const mail = newMail();
  await proveMail(app, browser, mail);
  await inCompany(app.kernel.db, company.companyCode, (tx) =>
    sql`update invitations set allowed_domains = '{inside.example}' where invitation_id = ${invitationId}::uuid`.execute(
      tx,
    ),
  );
  const { status, error } = await browser.post(calls.join, await joinPayload(browser, { xtnlEmailAddr: mail }));
  expect([status, error.errorCode, error.fields[0]?.path]).toEqual([400, 'INVITATION_DOMAIN', 'xtnlEmailAddr']);
});
