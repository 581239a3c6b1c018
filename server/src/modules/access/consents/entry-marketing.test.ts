import { expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { languages, type Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer } from '../../../testing/browser.ts';
import { consentSteps } from '../../../testing/consent-steps.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls,
  invite,
  joinPayload,
  makeLink,
  proveMail,
  proveMobile,
} from '../../../testing/invitations.ts';
import { signInAs } from '../../../testing/people.ts';
import {
  activation,
  issueInitialPassword,
  proveRegistered,
  registerEmployee,
  registrationCalls,
} from '../../../testing/registrations.ts';
import {
  agreeToAll,
  answering,
  enter,
  mobileOf,
  nextPerson,
  signUpCalls,
  signUpPayload,
  type SignUpPayload,
  verifyByMail,
  verifyByMobile,
} from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { writtenTime } from '../../people/notifications/index.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const { newBrowser } = consentSteps(app);
await app.setProperty(flowsPerAddress, 1_000_000);
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const company = await companyWithAdmin(app);
const password = 'Xk7!mqPz';

type Said = 'Y' | 'N';

/** Person with a new account, and where they are notified. */
interface Told {
  readonly loginId: string;
  /** The one address or number. */
  readonly to: string;
  readonly channel?: 'sms';
  /** Subject of the mail that confirms the consent, if it has more text. */
  readonly subject?: string;
}

/** The payload with what is said to marketing. */
const saying = (agmtYn: Said, payload: SignUpPayload) => answering(payload, 'CMAR', { agmtYn });

async function signUpByMail(said: Said): Promise<Told> {
  const browser = newBrowser();
  const payload = await agreeToAll(browser, signUpPayload());
  const mail = String(payload['adminEmail']);
  await verifyByMail(browser, mailbox, mail);
  const { loginId } = await enter(browser, signUpCalls.request, saying(said, payload));
  return { loginId, to: mail, subject: `[${String(payload['compNm'])}] Welcome to Madang` };
}

/** Their own mailbox is the ID, which no one has confirmed yet. */
async function signUpByMobile(said: Said, locale: Language = 'en'): Promise<Told> {
  const browser = newBrowser();
  const payload = await agreeToAll(browser, signUpPayload({ svcType: 'MT', locale }));
  const mobile = String(payload['mphonNo']);
  await verifyByMobile(browser, mailbox, mobile);
  const { loginId } = await enter(browser, signUpCalls.request, saying(said, payload));
  return { loginId, to: toE164(mobile), channel: 'sms' };
}

async function joinByMail(said: Said): Promise<Told> {
  const mail = `marketing.guest${nextPerson()}@outside.example`;
  const { code } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
  const { loginId } = await enter(browser, invitationCalls.join, saying(said, payload));
  return { loginId, to: mail };
}

/** Joins by mobile with approval; until then there is no account, and no message about one. */
async function joinByMobileWithApproval(said: Said, waitedSeconds = 0): Promise<Told & { readonly personId: string }> {
  const mobile = mobileOf(nextPerson());
  const phone = toE164(mobile);
  const { code, invitationId } = await invite(app, company, mobile, { option: 'mobile', needsApproval: true });
  const browser = await begunBrowser(app, code);
  await proveMobile(app, browser, mobile);
  const payload = saying(said, await joinPayload(browser));
  const { loginId, personId } = await enter(browser, invitationCalls.join, payload);
  const path = `${invitationCalls.list}/${invitationId}/joins/${personId}/decide`;
  expect(told().filter(({ to }) => to === loginId || to === phone)).toEqual([]);
  await app.advance(waitedSeconds);
  expect((await company.admin.post(path, { decision: 'approve' })).status).toBe(200);
  return { loginId, personId, to: loginId };
}

async function activate(said: Said): Promise<Told> {
  const { externalMail } = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, externalMail);
  const { loginId } = await enter(browser, registrationCalls.activate, saying(said, await activation(browser)));
  return { loginId, to: externalMail };
}

async function activateInstantly(said: Said): Promise<Told> {
  const person = await registerEmployee(company);
  const initial = await issueInitialPassword(company, person);
  const browser = newBrowser();
  const checked: Answer = await browser.post(registrationCalls.check, { userId: person.loginId, pwd: initial });
  expect(checked.status, checked.text).toBe(200);
  const { loginId } = await enter(browser, registrationCalls.activate, saying(said, await activation(browser)));
  return { loginId, to: person.externalMail };
}

const noticeSubject = '[Hanbit Trading] You agreed to receive marketing information';

/** Returns all marketing messages sent. */
function told() {
  return kernel.localOutbox.list().filter(({ text }) => text.includes('marketing information'));
}

async function inboxOf(loginId: string): Promise<readonly { subject: string; text: string }[]> {
  const browser = await signInAs(app, { loginId, password });
  const { items } = (await browser.get('/api/v1/inbox-messages')).json<{
    items: { subject: string; text: string }[];
  }>();
  return items.filter(({ text }) => text.includes('marketing information'));
}

const ways = [
  ['a sign-up by mail', signUpByMail],
  ['a sign-up by mobile phone', signUpByMobile],
  ['joining by invitation', joinByMail],
  ['joining by invitation once it is approved', joinByMobileWithApproval],
  ['activating a registered account', activate],
  ['an account by an initial password', activateInstantly],
] as const;

test.each(ways)('TRM-04 agreeing to marketing is confirmed once, at one address: %s', async (_way, begin) => {
  const before = told().length;
  const { loginId, to, channel = 'mail', subject = noticeSubject } = await begin('Y');
  await expect.poll(() => told().some((message) => message.to === to), { timeout: 15_000 }).toBe(true);
  expect(told()[0]).toMatchObject(channel === 'mail' ? { channel, to, subject } : { channel, to });
  // As many as were written: the inbox is filled with the letters.
  expect(await inboxOf(loginId)).toHaveLength(1);
  await expect.poll(waitingMessages).toBe(0);
  expect(told()).toHaveLength(before + 1);
});

async function waitingMessages(): Promise<number> {
  const { rows } = await app.pools.owner.query(`select from outbox where state = 'waiting'`);
  return rows.length;
}

test('TRM-04 an applicant’s confirmation names the time of the agreement, not of the approval', async () => {
  const { personId, to } = await joinByMobileWithApproval('Y', 3 * daySeconds);
  const given = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx
      .selectFrom('agreements')
      .select('agreed_at as moment')
      .where('person_id', '=', personId)
      .where('terms_code', '=', 'CMAR')
      .executeTakeFirstOrThrow(),
  );
  const time = writtenTime('en', { ...given, timeZone: 'Asia/Seoul' });
  await expect
    .poll(() => told().find((message) => message.to === to)?.text, { timeout: 15_000 })
    .toContain(` on ${time}`);
});

test.each(ways)('TRM-04 declining marketing sends no message: %s', async (_way, begin) => {
  const { loginId } = await begin('N');
  expect(await inboxOf(loginId)).toEqual([]);
});

const wordings: Readonly<Record<Language, RegExp>> = {
  ko: /^\[Madang\] 마케팅 정보 수신에 동의하셨습니다\n\n\d{4}년 \d+월 \d+일 .*동의하셨습니다.*2년간/s,
  en: /^\[Madang\] You agreed to receive marketing information\n\nYou agreed to .* on .*\d{4}.*2 years/s,
  zh: /^\[Madang\] 您已同意接收营销信息\n\n您已于\d{4}年\d+月\d+日.*2 年/s,
  ja: /^【Madang】マーケティング情報の受信への同意を受け付けました\n\n\d{4}年\d+月\d+日.*2年/s,
  tw: /^\[Madang\] 您已同意接收行銷資訊\n\n您已於 \d{4}年\d+月\d+日.*2 年/s,
  vi: /^\[Madang\] Bạn đã đồng ý nhận thông tin tiếp thị\n\nBạn đã đồng ý .*Madang lúc \d.*\d{4}.*2 năm/s,
};

const worded = process.env['MADANG_FULL'] ? languages : (['ko', 'en'] as const);

test.each(worded)(
  'TRM-04 the text message names its sender first, then the subject, the date and the period of the consent: %s',
  async (language) => {
    const { to } = await signUpByMobile('Y', language);
    const sent = () => kernel.localOutbox.list().filter((each) => each.to === to && wordings[language].test(each.text));
    await expect.poll(() => sent().length, { timeout: 15_000 }).toBe(1);
    expect(sent()[0]).toMatchObject({ channel: 'sms' });
  },
);
