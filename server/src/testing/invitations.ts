import { expect } from 'vitest';
import { linkPath } from '@madang/contract/joining/invitations/pages.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { serviceProperties } from '@madang/contract/ground/properties/platform.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { inCompany } from '../kernel/db/database.ts';
import { cookieName } from '../kernel/http/cookies.ts';
import { openSession } from '../kernel/session/session.ts';
import type { Answer, Browser } from './browser.ts';
import { addTestPerson } from './people.ts';
import { nextPerson, quietAnswersTo, signUpCalls, type ShownTerm } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

const base = '/employee/memberadmin/rest/v1/id/nosession';

/** The calls of an invitation as the specification's client and the console make them. */
export const invitationCalls = {
  read: (code: string) => `/employee/accountjoin/${code}?noSessionPrc=Y`,
  current: '/employee/accountjoin/current',
  begin: '/employee/accountjoin/begin',
  sendCode: `${base}/link/newemp?noSessionPrc=Y`,
  checkCode: `${base}/checkOTP?noSessionPrc=Y`,
  join: '/employee/accountjoin/join?noSessionPrc=Y',
  list: '/api/v1/invitations',
  links: '/api/v1/invitations/links',
} as const;

export interface TestCompany {
  readonly companyCode: string;
  /** Signed in as the company's administrator. */
  readonly admin: Browser;
  readonly adminId: string;
  readonly adminMail: string;
}

const connections = new WeakMap<TestApp, Promise<unknown>>();

/** Invitations offer what is connected alone. */
export async function connectServices(app: TestApp): Promise<void> {
  if (!connections.has(app)) connections.set(app, connectAll(app));
  await connections.get(app);
}

async function connectAll(app: TestApp): Promise<void> {
  for (const [service, property] of Object.entries(serviceProperties)) {
    if (service !== 'MO') await app.setProperty(property, `https://${service.toLowerCase()}.example/`);
  }
}

export async function companyWithAdmin(app: TestApp, companyCode?: string): Promise<TestCompany> {
  await connectServices(app);
  const adminMail = `boss${nextPerson()}@outside.example`;
  const person = await addTestPerson(app, {
    roles: ['administrator'],
    externalMail: adminMail,
    language: 'en',
    ...(companyCode === undefined ? {} : { companyCode }),
  });
  const year = 365 * daySeconds;
  // Tests move the clock by days; what they are about is not when an administrator is signed out.
  const { secret } = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    openSession(
      tx,
      person,
      { lifetimeSeconds: year, idleSeconds: year },
      { admission: app.kernel.admission, address: '192.0.2.1' },
    ),
  );
  const admin = app.browser();
  admin.cookies.set(cookieName('session', app.kernel.config), secret);
  return { companyCode: person.companyCode, admin, adminId: person.personId, adminMail };
}

const roleAssignment = {
  services: ['MS', 'MT'],
  departmentCode: '',
  needsApproval: false,
  validDays: 7,
  note: 'Spring',
};

export function personInvitation(recipient: string, change: Record<string, unknown> = {}) {
  return { option: 'externalMail', recipient, language: 'en', ...roleAssignment, ...change };
}

export function linkInvitation(change: Record<string, unknown> = {}) {
  return { uses: 5, allowedDomains: [], ...roleAssignment, ...change };
}

export function codeOf(text: string): string {
  return new RegExp(`${linkPath}([\\w~-]+)`).exec(text)?.[1] ?? '';
}

/** A shared link's code and id. */
export async function makeLink({ admin }: Pick<TestCompany, 'admin'>, change: Record<string, unknown> = {}) {
  const made = await admin.post(invitationCalls.links, linkInvitation(change));
  expect(made.status, made.text).toBe(200);
  const { invitationId, link } = made.json<{ invitationId: string; link: string }>();
  return { invitationId, code: codeOf(link) };
}

/** A personal invitation's code, as the mail or SMS brings it, and id. */
export async function invite(
  { mailbox }: TestApp,
  { admin }: TestCompany,
  recipient: string,
  change: Record<string, unknown> = {},
) {
  const made = await admin.post(invitationCalls.list, personInvitation(recipient, change));
  expect(made.status, made.text).toBe(200);
  const to = recipient.startsWith('+') ? `+${recipient.replaceAll(/\D/g, '')}` : recipient;
  const { text } = await mailbox.next(to);
  return { invitationId: made.json<{ invitationId: string }>().invitationId, code: codeOf(text), text };
}

/** A browser whose person has opened the link and pressed the sign-up button. */
export async function begunBrowser(app: TestApp, code: string, options = {}): Promise<Browser> {
  const browser = app.browser(options);
  const read = await browser.post(invitationCalls.read(code));
  expect(read.status, read.text).toBe(200);
  expect((await browser.post(invitationCalls.begin)).status).toBe(200);
  return browser;
}

export function askInvitedCode(browser: Browser, change: Record<string, unknown> = {}): Promise<Answer> {
  return browser.post(invitationCalls.sendCode, {
    option: 'epExternalMail',
    optionValue: '',
    locale: 'en',
    compCd: '',
    ...change,
  });
}

/** Sends the code to the mail and enters it. */
export function proveMail(app: TestApp, browser: Browser, mail: string): Promise<void> {
  return prove(app, browser, { option: 'epExternalMail', optionValue: mail, reachedAt: mail });
}

/** The same for a number, +82-10-2000-0001. */
export function proveMobile(app: TestApp, browser: Browser, mobile: string): Promise<void> {
  return prove(app, browser, { option: 'mobile', optionValue: mobile, reachedAt: toE164(mobile) });
}

async function prove(
  { mailbox }: TestApp,
  browser: Browser,
  { reachedAt, ...target }: { option: string; optionValue: string; reachedAt: string },
): Promise<void> {
  const asked = await askInvitedCode(browser, target);
  expect(asked.status, asked.text).toBe(200);
  const { epid } = asked.json<{ epid: string }>();
  const entered = await browser.post(invitationCalls.checkCode, { opt: await mailbox.nextCode(reachedAt), epid });
  expect(entered.status, entered.text).toBe(200);
}

/** Returns the input of an invitee, with consent to everything shown except marketing; `change` overrides fields. */
export async function joinPayload(browser: Browser, change: Record<string, unknown> = {}) {
  const { jobplAddrCntryCd: country = 'KR' } = change;
  const answer = await browser.get(signUpCalls.terms(String(country), false));
  const { list } = answer.json<{ data: { list: ShownTerm[] } }>().data;
  return {
    userId: userId(nextPerson()),
    gnm: '하늘',
    snm: '윤',
    fnm: '윤하늘',
    pwd: 'Xk7!mqPz',
    pwdConfirm: 'Xk7!mqPz',
    xtnlEmailAddr: '',
    mphonNo: '',
    locale: 'en',
    zoneCd: 'Asia/Seoul',
    jobplAddrCntryCd: 'KR',
    pslInfoAgmts: quietAnswersTo(list),
    ...change,
  };
}

/** 1 → joinerb: digits of their own might make the run that an ID must not hold. */
function userId(number: number): string {
  const letters = [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit)));
  return `joiner${letters.join('z')}`;
}

/** The whole way of a person whose mail is `mail`. */
export async function joinBy(
  app: TestApp,
  code: string,
  mail: string,
  change: Record<string, unknown> = {},
): Promise<{ browser: Browser; payload: Awaited<ReturnType<typeof joinPayload>>; answer: Answer }> {
  const browser = await begunBrowser(app, code);
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail, ...change });
  return { browser, payload, answer: await browser.post(invitationCalls.join, payload) };
}
