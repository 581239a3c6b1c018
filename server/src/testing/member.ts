import { randomUUID } from 'node:crypto';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany, type Database } from '../kernel/db/database.ts';
import { cookieName } from '../kernel/http/cookies.ts';
import { openSession } from '../kernel/session/session.ts';
import { networkAdmission } from '../modules/access/sign-in-policies/index.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

interface Member {
  readonly companyCode: string;
  readonly role: string;
}

/** A browser with the session of a new person of a company, which is made where it does not exist. */
export async function memberBrowser(
  testApp: TestApp,
  member: Member,
): Promise<Browser & { readonly personId: string }> {
  const { kernel } = testApp;
  const { personId, secret } = await addMember(kernel.db, member);
  const browser = testApp.browser();
  browser.cookies.set(cookieName('session', kernel.config), secret);
  return Object.assign(browser, { personId });
}

/** The same for anyone who carries the session's secret by themselves. */
export async function addMember(db: Database, { companyCode, role }: Member) {
  const personId = randomUUID();
  await addCompany({ kernel: { db } }, companyCode);
  const { secret } = await inCompany(db, companyCode, async (tx) => {
    await tx
      .insertInto('people')
      .values({
        company_code: companyCode,
        person_id: personId,
        login_id: `${role}-${personId}@people.example`,
        surname: 'Baek',
        given_name: 'Sol',
        full_name: 'Baek Sol',
        language: 'en',
        residence_country: 'KR',
        time_zone: 'Asia/Seoul',
        is_confirmed: true,
      })
      .execute();
    await tx.insertInto('memberships').values({ company_code: companyCode, person_id: personId, role }).execute();
    return openSession(
      tx,
      { companyCode, personId },
      { lifetimeSeconds: hourSeconds, idleSeconds: hourSeconds },
      { admission: networkAdmission, address: '192.0.2.1' },
    );
  });
  return { personId, secret };
}

/** A company's row in the directory, where a test needs nothing else of it. */
export async function addCompany(
  { kernel }: { readonly kernel: { readonly db: Database } },
  companyCode: string,
): Promise<void> {
  await kernel.db
    .insertInto('companies')
    .values({
      company_code: companyCode,
      structure_code: companyCode,
      name: companyCode,
      english_name: companyCode,
      service_type: 'PT',
      time_zone: 'Asia/Seoul',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await countApart(kernel.db, companyCode);
}

let countedFrom = 1_000;

/** Companies count their boards and portlets alike; a test that names another company's number means one that is not its own. */
async function countApart(db: Database, companyCode: string): Promise<void> {
  countedFrom += 200;
  const counters = ['boards', 'portlets'].map((counter) => ({
    company_code: companyCode,
    counter,
    last_number: countedFrom,
  }));
  await inCompany(db, companyCode, (tx) =>
    tx
      .insertInto('company_counters')
      .values(counters)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
