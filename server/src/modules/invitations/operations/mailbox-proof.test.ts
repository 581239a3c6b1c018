import { expect, test } from 'vitest';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { otpProperties } from '@madang/contract/otp/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import {
  askInvitedCode,
  begunBrowser,
  codeOf,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinPayload,
  makeLink,
  proveMail,
} from '../../../testing/invitations.ts';
import { wrongCode } from '../../../testing/one-time-codes.ts';
import { addTestCompany } from '../../../testing/people.ts';
import { mobileOf, nextPerson } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const company = await companyWithAdmin(app);

const newMail = () => `guest${nextPerson()}@outside.example`;
const at = (invitationId: string, action: string) => `${calls.list}/${invitationId}/${action}`;

/** What a join without a code is answered. */
async function joinUnasked(browser: Browser, change: Record<string, unknown> = {}) {
  const { status, error } = await browser.post(calls.join, await joinPayload(browser, change));
  return status === 200 ? 'joined' : error.errorCode;
}

async function isProven(browser: Browser) {
  return (await browser.post(calls.current)).json<{ vrfYn: string }>().vrfYn;
}

test('INV-05 the press behind the link of a personal mail proves the mailbox, without a code', async () => {
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

test('INV-05 opening the link proves nothing, however often, so that a mail scanner takes nothing away', async () => {
  const { code } = await invite(app, company, newMail());
  const scanner = app.browser();
  for (const _time of [1, 2]) expect((await scanner.post(calls.read(code))).json()).toMatchObject({ vrfYn: 'N' });
  expect(await isProven(scanner)).toBe('N');
  expect(await joinUnasked(scanner)).toBe('MB_M_DENY_PAGE');
  expect(await isProven(await begunBrowser(app, code))).toBe('Y');
});

test('INV-05 of four browsers that press at once one has proven the mailbox; the others type a code', async () => {
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

test('INV-05 a second press of the same browser proves nothing once the proof is over', async () => {
  const { code } = await invite(app, company, newMail());
  const browser = await begunBrowser(app, code);
  await app.advance(flowLimits.lifetimeSeconds + 1);
  expect(await joinUnasked(browser)).toBe('MB_M_DENY_PAGE');
  // Opened again it is another flow, and the mail's link has served.
  expect(await isProven(await begunBrowser(app, code))).toBe('N');
});

test('INV-05 the link of a mail that was sent again proves it once more, and voids what the link before has proven', async () => {
  const mail = newMail();
  const first = await invite(app, company, mail);
  const browser = await begunBrowser(app, first.code);
  expect((await company.admin.post(at(first.invitationId, 'resend'), { validDays: 3 })).status).toBe(200);
  expect(await joinUnasked(browser)).toBe('INVITATION_INVALID');
  const second = await begunBrowser(app, codeOf((await mailbox.next(mail)).text));
  expect(await isProven(second)).toBe('Y');
  expect(await joinUnasked(second)).toBe('joined');
});

test('INV-05 a proof is none once the invitation is revoked or has expired, before the press and after it', async () => {
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

test('INV-05 another address than the invited one is refused, and the proof of the invited one stays', async () => {
  const mailCompany = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  const mail = newMail();
  const { code } = await invite(app, mailCompany, mail, { services: ['MO'] });
  const browser = await begunBrowser(app, code);
  expect(await joinUnasked(browser, { userId: newMail() })).toBe('OTP0005');
  const elsewhere = await askInvitedCode(browser, { optionValue: newMail() });
  expect([elsewhere.status, elsewhere.error.errorCode]).toEqual([403, 'CO403']);
  expect(await joinUnasked(browser, { userId: mail })).toBe('joined');
});

test('INV-05 the call of the specification stays: an authnum that comes along is checked, proven or not', async () => {
  const mail = newMail();
  const { code } = await invite(app, company, mail);
  const browser = await begunBrowser(app, code);
  expect(await joinUnasked(browser, { authnum: '123456' })).toBe('OTP0005');
  await askInvitedCode(browser);
  const opt = await mailbox.nextCode(mail);
  expect(await joinUnasked(browser, { authnum: wrongCode(opt) })).toBe('OTP0008');
  expect(await joinUnasked(browser, { authnum: opt })).toBe('joined');
});

test('INV-05 neither a shared link nor one sent by SMS proves anything, first sent or made again', async () => {
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
