// Runs on every PostgreSQL: row locks and the rewriting of tables.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { accountProperties } from '@madang/contract/access/accounts/properties.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { rewriteSoonTask } from '../../../kernel/jobs/rewrite-soon.ts';
import type { Answer } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { companyWithAdmin, invite, joinBy } from '../../../testing/invitations.ts';
import {
  answerOptional,
  addTestCompany,
  addTestPerson,
  finishedExport,
  signInAs,
  resultOf,
  testPassword,
  type TestPerson,
} from '../../../testing/people.ts';
import { signUpCalls } from '../../../testing/sign-up.ts';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { setDeviceLetters } from '../known-devices/index.ts';
import { purgeClosedAccounts } from './closed-accounts.sql.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const path = '/api/v1/profile/closing';
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let lastHost = 0;

function signIn(person: TestPerson, password = testPassword) {
  lastHost += 1;
  return signInAs(app, { ...person, password }, { address: `198.51.100.${lastHost}` });
}

const canSignIn = async (loginId: string, password: string) =>
  (await app.browser({ address: `203.0.113.${(lastHost += 1)}` }).post('/api/v1/session', { loginId, password }))
    .status === 200;

/** The tables whose rows end with their person, as their foreign keys say, and that still have some of this one. */
async function rowsThatGoWith(personId: string): Promise<string[]> {
  const { rows } = await app.pools.owner.query<{ place: string }>(
    `select conrelid::regclass::text as place from pg_constraint
     where contype = 'f' and confrelid = 'people'::regclass and confdeltype = 'c'`,
  );
  expect(rows.map(({ place }) => place)).toContain('inbox_messages');
  const admin = await app.pools.owner.connect();
  try {
    await admin.query('set role none');
    const left: string[] = [];
    for (const { place } of rows) {
      const found = await admin.query(`select from ${place} where person_id = $1`, [personId]);
      if (found.rowCount !== 0) left.push(place);
    }
    return left;
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
}

test('ACC-11 closing an account removes its values from use at once, and from everywhere after the retention time', async () => {
  const company = await companyWithAdmin(app);
  const mail = 'canary.leaving@outside.example';
  const { code } = await invite(app, company, mail);
  const joined = await joinBy(app, code, mail, {
    snm: '남궁',
    gnm: '카나리',
    fnm: '남궁카나리',
    mphonNo: '+82-10-7461-9385',
  });
  const { epid: personId, userId: loginId } = joined.answer.json<{ epid: string; userId: string }>();
  const person = { companyCode: company.companyCode, personId, loginId, password: testPassword };
  await mailbox.next(mail);
  await answerOptional(app, person, true);
  await inCompany(kernel.db, company.companyCode, (tx) => setDeviceLetters(tx, person, false));
  const browser = await signIn(person, 'Xk7!mqPz');
  const second = await signIn(person, 'Xk7!mqPz');
  const change = {
    surname: '남궁',
    givenName: '카나리',
    englishName: 'Canaria Leaving',
    language: 'en',
    timeZone: 'Asia/Seoul',
  };
  expect((await browser.put('/api/v1/profile', change)).status).toBe(200);
  const sealed = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx
      .selectFrom('people')
      .select(['external_mail', 'external_mail_index', 'mobile', 'mobile_index'])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow(),
  );
  const { rows: hashes } = await app.pools.owner.query<{ hash: string }>(
    'select password_hash as hash from passwords where person_id = $1',
    [personId],
  );
  const values = [
    mail,
    '남궁',
    '카나리',
    'Canaria Leaving',
    '7461-9385',
    '74619385',
    ...hashes.map(({ hash }) => hash),
  ];
  const secrets = Object.values(sealed).flatMap((bytes) => (bytes ? [bytes.toString('hex')] : []));
  expect(secrets).toHaveLength(4);
  const before = await databaseText(app);
  for (const value of ['카나리', 'Canaria Leaving', loginId, ...secrets]) expect(before).toContain(value);

  const employeesFile = await finishedExport(company.admin);
  expect(employeesFile.text).toContain('Canaria Leaving');

  const answer = await browser.post(path, { password: 'Xk7!mqPz' });
  expect(answer.status, answer.text).toBe(200);
  expect((await resultOf(company.admin, employeesFile.jobId)).status).toBe(404);
  await expect.poll(() => kernel.files.get(company.companyCode, employeesFile.jobId)).toBeUndefined();
  const days = accountProperties.closedKeptDays.initial;
  expect((await mailbox.next(mail)).text).toContain(`destroyed after ${days} days`);
  for (const session of [browser, second]) expect((await session.get('/api/v1/session')).status).toBe(401);
  expect(await canSignIn(loginId, 'Xk7!mqPz')).toBe(false);
  const kept = await databaseText(app);
  for (const value of [...values, ...secrets]) expect(kept.includes(value), value).toBe(false);
  expect(await rowsThatGoWith(personId)).toEqual([]);
  // The ID is in use until what was the account is destroyed, and then no one's (IDR-02).
  const userId = loginId.split('@')[0];
  expect(outcome(await app.browser().post(signUpCalls.idCheck, { userId, svcType: 'PT' }))).toEqual([409, 'MB601']);
  await app.advance(days * daySeconds - 60);
  await purgeClosedAccounts(kernel.db);
  expect(await databaseText(app)).toContain(loginId);
  await app.advance(61);
  await purgeClosedAccounts(kernel.db);
  const gone = await databaseText(app);
  for (const value of [...values, ...secrets, loginId]) expect(gone.includes(value), value).toBe(false);
  expect(gone).toContain(personId);
  expect((await app.browser().post(signUpCalls.idCheck, { userId, svcType: 'PT' })).status).toBe(200);
});

test('ACC-11 STA-01 a closed account keeps no times of locks, planned retirements or reinstatements', async () => {
  const person = await addTestPerson(app);
  const { companyCode, personId } = person;
  const moments = ['suspended_at', 'suspended_until', 'retires_at', 'reinstated_at'] as const;
  const momentsKept = () =>
    inCompany(kernel.db, companyCode, async (tx) => {
      const row = await tx
        .selectFrom('people')
        .select(moments)
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return moments.filter((moment) => row[moment] !== null);
    });
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set suspended_at = app_now() - interval '2 days', suspended_until = app_now() - interval '1 day',
      retires_at = app_now() + interval '1 hour', reinstated_at = app_now() where person_id = ${personId}::uuid`.execute(
      tx,
    ),
  );
  expect(await momentsKept()).toEqual(moments);
  const closed = await (await signIn(person)).post(path, { password: testPassword });
  expect(closed.status, closed.text).toBe(200);
  expect(await momentsKept()).toEqual([]);
});

test('ACC-11 RCN-02 a minute after a closure the tables with names in clear are rewritten; after a refused closure they are not', async () => {
  const rewritingBegins = async () => (await plannedJobs(app, rewriteSoonTask)).map(({ waitSeconds }) => waitSeconds);
  const browser = await signIn(await addTestPerson(app));
  await app.pools.owner.query('delete from graphile_worker._private_jobs where key = $1', [rewriteSoonTask]);
  expect((await browser.post(path, { password: 'Wrong7!pz' })).status).toBe(422);
  expect(await rewritingBegins()).toEqual([]);
  const answer = await browser.post(path, { password: testPassword });
  expect(answer.status, answer.text).toBe(200);
  expect(await rewritingBegins()).toEqual([60]);
});

test('ACC-11 the console cannot find or change a closed account', async () => {
  const company = await companyWithAdmin(app);
  const person = await addTestPerson(app, { companyCode: company.companyCode });
  const list = async () => (await company.admin.get('/api/v1/employees')).json<{ items: { personId: string }[] }>();
  expect((await list()).items.map(({ personId }) => personId)).toContain(person.personId);
  expect((await (await signIn(person)).post(path, { password: testPassword })).status).toBe(200);
  expect((await list()).items.map(({ personId }) => personId)).not.toContain(person.personId);
  const own = `/api/v1/employees/${person.personId}`;
  for (const answer of [
    await company.admin.get(own),
    await company.admin.put(`${own}/job`, { jobRankCode: '', jobTitleCode: '' }),
    await company.admin.put(`${own}/synchronisation`, { minutes: 5 }),
    await company.admin.post(`${own}/initial-password`),
  ]) {
    expect(outcome(answer)).toEqual([404, 'CO404']);
  }
});

test('ACC-11 closing is refused without a session, with a wrong password, while synchronising and for the company owner', async () => {
  const companyCode = await addTestCompany(app);
  const representative = await addTestPerson(app, { companyCode, roles: ['representative'] });
  const person = await addTestPerson(app, { companyCode });
  await app.setProperty(credentialProperties.secondFactor, 'optional');
  const operator = await addTestPerson(app, { roles: ['operator'] });
  expect(outcome(await app.browser().post(path, { password: testPassword }))).toEqual([401, 'AC100']);
  const browser = await signIn(person);
  expect(outcome(await browser.post(path, { password: 'Wrong7!pz' }))).toEqual([422, 'MB_M_PASSWORD_WRONG']);
  expect(outcome(await browser.post(path, { password: '' }))).toEqual([400, 'MB_M_COMMON_JS_ENTERPASS']);
  await (await signIn(representative)).put(`/api/v1/employees/${person.personId}/synchronisation`, { minutes: 5 });
  expect(outcome(await browser.post(path, { password: testPassword }))).toEqual([409, 'MB657']);
  const own = await signIn(representative);
  expect(outcome(await own.post(path, { password: testPassword }))).toEqual([409, 'MB1055']);
  const lastOperator = await signIn(operator);
  expect(outcome(await lastOperator.post(path, { password: testPassword }))).toEqual([
    409,
    'ACCOUNT_LAST_ADMINISTRATOR',
  ]);
  for (const each of [person, representative, operator]) expect(await canSignIn(each.loginId, testPassword)).toBe(true);
});

test('ACC-11 if a company’s last two administrators close their accounts at once, one is refused', async () => {
  const companyCode = await addTestCompany(app);
  const pair = [
    await addTestPerson(app, { companyCode, roles: ['administrator'] }),
    await addTestPerson(app, { companyCode, roles: ['administrator'] }),
  ];
  const browsers = await Promise.all(pair.map((person) => signIn(person)));
  const answers = await Promise.all(browsers.map((browser) => browser.post(path, { password: testPassword })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('ACC-11 SGN-08 of four simultaneous closures one succeeds, and closing a free account deletes its company’s name', async () => {
  const companyCode = await addTestCompany(app, { name: '카나리네', englishName: 'Canary Home', serviceType: 'MT' });
  const person = await addTestPerson(app, { companyCode, roles: ['freeTrial'] });
  await app.pools.owner.query(
    `insert into verified_contacts (contact_index, company_code, person_id, expires_at)
     values ('\\x01', $1, $2, app_now() + interval '1 year')`,
    [companyCode, person.personId],
  );
  const browser = await signIn(person);
  const answers = await Promise.all(Array.from({ length: 4 }, () => browser.post(path, { password: testPassword })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 401, 422]).toContain(status);
  const text = await databaseText(app);
  for (const value of ['카나리네', 'Canary Home']) expect(text.includes(value), value).toBe(false);
  // The blind index behind MB1065 outlives the account, until its own time is over.
  const { rows } = await app.pools.owner.query('select 1 from verified_contacts where person_id = $1', [
    person.personId,
  ]);
  expect(rows).toHaveLength(1);
});

test('ACC-11 closed accounts are destroyed in batches, whatever their number', async () => {
  const companyCode = await addTestCompany(app);
  for (const person of [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })]) {
    expect((await (await signIn(person)).post(path, { password: testPassword })).status).toBe(200);
  }
  const kept = () =>
    inCompany(kernel.db, companyCode, (tx) => tx.selectFrom('closed_accounts').select('person_id').execute());
  expect(await kept()).toHaveLength(2);
  await app.advance(accountProperties.closedKeptDays.initial * daySeconds + 1);
  await purgeClosedAccounts(kernel.db, 1);
  expect(await kept()).toEqual([]);
});
