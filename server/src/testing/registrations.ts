import { expect } from 'vitest';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { inCompany } from '../kernel/db/database.ts';
import type { Answer, Browser } from './browser.ts';
import { invitationCalls, type TestCompany } from './invitations.ts';
import { operatorBrowser } from './operator.ts';
import { nextPerson, quietAnswersTo, signUpCalls, type ShownTerm } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

const base = '/employee/memberadmin/rest/v1';

/** The calls of a registered employee's account, as the pages and the console make them. */
export const registrationCalls = {
  send: '/api/v1/registration/code',
  read: '/api/v1/registration',
  checkCode: invitationCalls.checkCode,
  check: `${base}/page/nosession/check?noSessionPrc=Y`,
  activate: `${base}/emp/nosession/update?noSessionPrc=Y`,
  employees: '/api/v1/employees',
} as const;

export interface Registered {
  readonly personId: string;
  readonly loginId: string;
  readonly externalMail: string;
  readonly companyCode: string;
}

/** A person registered by the company's administrator; `change` overrides fields. */
export async function registerEmployee(
  { admin, companyCode }: TestCompany,
  change: Record<string, unknown> = {},
): Promise<Registered> {
  const number = nextPerson();
  const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('z');
  const externalMail = `waits${number}@outside.example`;
  const body = {
    surname: '한',
    givenName: '새봄',
    loginId: `waits${letters}`,
    externalMail,
    language: 'en',
    residenceCountry: 'KR',
    ...change,
  };
  const answer = await admin.post(registrationCalls.employees, body);
  expect(answer.status, answer.text).toBe(200);
  return {
    companyCode,
    externalMail: String(body.externalMail),
    ...answer.json<{ personId: string; loginId: string }>(),
  };
}

/** A activation key that an agency hands to one person. */
export async function issueActivationKey(app: TestApp): Promise<string> {
  const operator = await operatorBrowser(app);
  const validUntil = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const answer = await operator.post('/api/v1/operator/opencodes', { codeCount: 1, validUntil });
  return answer.json<{ codes: string[] }>().codes[0] ?? '';
}

export function askRegistrationCode(browser: Browser, target: string, option = 'externalMail'): Promise<Answer> {
  return browser.post(registrationCalls.send, { option, target, language: 'en' });
}

/** The whole proof by mail, or by a message to the mobile phone. */
export async function proveRegistered(
  { mailbox }: TestApp,
  browser: Browser,
  target: string,
  option: 'externalMail' | 'mobile' = 'externalMail',
): Promise<void> {
  const asked = await askRegistrationCode(browser, target, option);
  expect(asked.status, asked.text).toBe(200);
  const { personId } = asked.json<{ personId: string }>();
  const opt = await mailbox.nextCode(option === 'mobile' ? toE164(target) : target);
  const entered = await browser.post(registrationCalls.checkCode, { opt, epid: personId });
  expect(entered.status, entered.text).toBe(200);
}

export const chosenPassword = 'Xk7!mqPz';

/** Returns the data that the form sends, with consent to everything shown except marketing; `change` overrides fields. */
export async function activation(browser: Browser, change: Record<string, unknown> = {}) {
  const country = change['jobplAddrCntryCd'] === 'US' ? 'US' : 'KR';
  const { list } = (await browser.get(signUpCalls.terms(country, false))).json<{ data: { list: ShownTerm[] } }>().data;
  return {
    epId: '',
    userId: '',
    compCd: '',
    pwd: chosenPassword,
    confirmPwd: chosenPassword,
    jobplAddrCntryCd: country,
    locale: 'en',
    pslInfoAgmts: quietAnswersTo(list),
    ...change,
  };
}

export async function activate(browser: Browser, change: Record<string, unknown> = {}): Promise<Answer> {
  return browser.post(registrationCalls.activate, await activation(browser, change));
}

/** Returns the initial password of an instant account, as an administrator sees it. */
export async function issueInitialPassword({ admin }: TestCompany, { personId }: Registered): Promise<string> {
  const answer = await admin.post(`${registrationCalls.employees}/${personId}/initial-password`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ password: string }>().password;
}

/** Changes a person's row as a capability that is to come would. */
export function changePerson(app: TestApp, { companyCode, personId }: Registered, change: Record<string, unknown>) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set(change).where('person_id', '=', personId).execute(),
  );
}
