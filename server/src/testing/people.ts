import { abilities } from '@madang/contract/access/accounts/abilities.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { randomUUID } from 'node:crypto';
import type { Role } from '@madang/contract/kernel/access/roles.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { EmployeeRow } from '@madang/contract/people/people/routes.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { type Language, fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { expect } from 'vitest';
import { inCompany, transaction } from '../kernel/db/database.ts';
import { setDeviceLetters } from '../modules/access/known-devices/index.ts';
import { setFirstPassword } from '../modules/secrets/passwords/index.ts';
import { claimLoginId, reserveLoginId } from '../modules/ground/global-login-ids/index.ts';
import { createPerson } from '../modules/people/people/index.ts';
import { grantRole } from '../modules/people/roles/index.ts';
import { insertAgreements } from '../modules/ground/agreements/index.ts';
import { createCompany, enterPlatform } from '../modules/ground/companies/index.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export interface TestPerson {
  readonly companyCode: string;
  readonly personId: string;
  readonly loginId: string;
  readonly password: string;
}

/** Passes profiles `spec` and `legacy`. */
export const testPassword = 'Rk7!mQ2z';

export function addTestCompany(
  { kernel }: TestApp,
  { name = '한빛상사', englishName = 'Hanbit Trading', serviceType = 'PT' as ServiceType } = {},
): Promise<string> {
  return transaction(kernel.db, async (tx) => {
    const company = { name, englishName, serviceType, timeZone: 'Asia/Seoul', passwordProfile: 'spec' } as const;
    const { companyCode } = await createCompany(tx, company);
    return companyCode;
  });
}

/** Operators are people of the platform's own company alone. */
function companyFor(app: TestApp, roles: readonly Role[]): Promise<string> {
  if (!roles.includes('operator')) return addTestCompany(app);
  return transaction(app.kernel.db, async (tx) => {
    await enterPlatform(tx);
    return platformCompany;
  });
}

/** A person who can sign in, in a company of their own where none is named. */
export async function addTestPerson(
  app: TestApp,
  person: {
    readonly companyCode?: string;
    readonly loginId?: string;
    readonly password?: string;
    readonly roles?: readonly Role[];
    readonly language?: Language;
    readonly externalMail?: string;
    readonly mobile?: string;
    readonly isExternalMailProven?: boolean;
    readonly isMobileProven?: boolean;
    readonly isConfirmed?: boolean;
    /** Each test browser is a new device; its letter would stand before every other one. */
    readonly isToldOfDevices?: boolean;
  } = {},
): Promise<TestPerson> {
  const { kernel } = app;
  const {
    password = testPassword,
    roles = ['employee'],
    language = 'ko',
    companyCode = await companyFor(app, roles),
  } = person;
  const personId = randomUUID();
  const loginId = person.loginId ?? `p${personId.slice(0, 8)}@company.example`;
  const hash = await kernel.hasher.hash(password);
  if (!(await reserveLoginId(kernel.db, { loginId, personId, seconds: 60 }))) throw new Error('the ID is in use');
  await inCompany(kernel.db, companyCode, async (tx) => {
    await createPerson(tx, kernel.keyring, {
      companyCode,
      personId,
      loginId,
      surname: '백',
      givenName: '솔',
      fullName: '백솔',
      englishName: 'Sol Baek',
      language,
      residenceCountry: 'KR',
      timeZone: 'Asia/Seoul',
      isConfirmed: person.isConfirmed ?? true,
      isExternalMailProven: person.isExternalMailProven ?? false,
      isMobileProven: person.isMobileProven ?? false,
      ...(person.externalMail === undefined ? {} : { externalMail: person.externalMail }),
      ...(person.mobile === undefined ? {} : { mobile: person.mobile }),
    });
    if (!person.isToldOfDevices) await setDeviceLetters(tx, { companyCode, personId }, false);
    await setFirstPassword(tx, { companyCode, personId, hash });
    for (const role of roles) await grantRole(tx, { companyCode, personId, role });
    await claimLoginId(tx, { loginId, companyCode, personId });
  });
  return { companyCode, personId, loginId, password };
}

/** A browser in which the person has signed in; addresses differ, for wrong tries are counted per address. */
export async function signInAs(
  app: TestApp,
  { loginId, password }: Pick<TestPerson, 'loginId' | 'password'>,
  options: { readonly address?: string; readonly language?: string } = {},
): Promise<Browser> {
  const browser = app.browser(options);
  const answer = await browser.post('/api/v1/session', { loginId, password });
  if (answer.status !== 200) throw new Error(`the log-in was answered with ${answer.error.errorCode}`);
  return browser;
}

export const employeesPath = '/api/v1/employees';

interface Listed extends List<EmployeeRow> {
  readonly idDomain: string | null;
  readonly ownDomains: readonly string[];
  readonly can: string[];
}

/** Companies whose administrators register people and look for them. */
export function employeesOf(app: TestApp) {
  let number = 0;
  /** A registration like no other before it. */
  const someone = (changes: Readonly<Record<string, unknown>> = {}) => {
    number += 1;
    const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    return {
      surname: '한',
      givenName: '새봄',
      loginId: `bom${letters}x`,
      externalMail: `bom.${number}@outside.example`,
      language: 'ko',
      residenceCountry: 'KR',
      ...changes,
    };
  };
  return {
    someone,
    async administratorOf(companyCode?: string) {
      const code = companyCode ?? (await addTestCompany(app));
      const person = await addTestPerson(app, { companyCode: code, roles: ['administrator'] });
      return { ...person, browser: await signInAs(app, person) };
    },
    async register(by: Browser, changes: Readonly<Record<string, unknown>> = {}) {
      const answer = await by.post(employeesPath, someone(changes));
      expect(answer.status, answer.text).toBe(200);
      return answer.json<{ personId: string; loginId: string }>();
    },
    async list(by: Browser, query: Readonly<Record<string, string>> = {}): Promise<Listed> {
      const answer = await by.post(`${employeesPath}/search`, query);
      expect(answer.status, answer.text).toBe(200);
      return answer.json<Listed>();
    },
  };
}

/** Starts an export of the company's employees. */
export async function startExport(by: Browser): Promise<string> {
  const answer = await by.post(`${employeesPath}/exports`, { reason: 'An inventory' });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ jobId: string }>().jobId;
}

export const jobsOf = async (by: Browser) => (await by.get('/api/v1/jobs')).json<{ items: ConsoleJob[] }>().items;

export const resultOf = (by: Browser, jobId: string) => by.get(`/api/v1/jobs/${jobId}/result`);

/** An export that the product's own worker has written. */
export async function finishedExport(by: Browser): Promise<{ readonly jobId: string; readonly text: string }> {
  const jobId = await startExport(by);
  const state = async () => (await jobsOf(by)).find((job) => job.jobId === jobId)?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('done');
  return { jobId, text: (await resultOf(by, jobId)).text };
}

/** Puts a person's answer to the optional part of the privacy terms on record, as the page of their account does. */
export function answerOptional(
  { kernel }: Pick<TestApp, 'kernel'>,
  { companyCode, personId }: Pick<TestPerson, 'companyCode' | 'personId'>,
  isAgreed: boolean,
): Promise<void> {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const terms = await tx
      .selectFrom('terms_texts')
      .select(['country_code as scope', 'version', 'language', 'text_hash as textHash'])
      .where('terms_code', '=', 'PIAR')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const person = { companyCode, personId, countryCode: 'KR', flowId: randomUUID(), address: '' };
    const language = toLanguage(terms.language) ?? fallbackLanguage;
    await insertAgreements(tx, person, [
      { terms: { ...terms, termsCode: 'PIAR', language }, isAgreed, part: 'optional' },
    ]);
  });
}

/** Abilities of an administrator of a company. */
export const administratorAbilities = abilities.filter((ability) => ability !== 'operatePlatform');
