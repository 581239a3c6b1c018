import { randomUUID } from 'node:crypto';
import type { Role } from '@madang/contract/accounts/permissions.ts';
import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import { inCompany, transaction } from '../kernel/db/database.ts';
import { claimLoginId, createPerson, grantRole, reserveLoginId, setFirstPassword } from '../modules/accounts/index.ts';
import { createCompany, enterPlatform } from '../modules/companies/index.ts';
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

/** A person who can log in, in a company of their own where none is named. */
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
    await setFirstPassword(tx, { companyCode, personId, hash });
    for (const role of roles) await grantRole(tx, { companyCode, personId, role });
    await claimLoginId(tx, { loginId, companyCode, personId });
  });
  return { companyCode, personId, loginId, password };
}

/** A browser in which the person has logged in; addresses differ, for wrong tries are counted per address. */
export async function logInAs(
  app: TestApp,
  { loginId, password }: Pick<TestPerson, 'loginId' | 'password'>,
  options: { readonly address?: string; readonly language?: string } = {},
): Promise<Browser> {
  const browser = app.browser(options);
  const answer = await browser.post('/api/v1/session', { loginId, password });
  if (answer.status !== 200) throw new Error(`the log-in was answered with ${answer.error.errorCode}`);
  return browser;
}
