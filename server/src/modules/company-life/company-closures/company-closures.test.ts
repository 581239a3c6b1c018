// Runs on every PostgreSQL: a function that runs as the owner.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { endingProperties } from '@madang/contract/company-life/company-closures/properties.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls,
  invite,
  joinBy,
  joinPayload,
  makeLink,
  proveMail,
} from '../../../testing/invitations.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { signUpCalls } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../../views/operators/index.ts';
import { purgeEndedCompanies } from './index.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const path = '/api/v1/company/ending';
const days = endingProperties.endedKeptDays.initial;
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let lastHost = 0;

const newBrowser = () => app.browser({ address: `198.51.100.${(lastHost += 1)}` });
const trySignIn = ({ loginId }: Pick<TestPerson, 'loginId'>, password = testPassword) =>
  newBrowser().post('/api/v1/session', { loginId, password });
const signIn = (person: TestPerson) => signInAs(app, person, { address: `198.51.100.${(lastHost += 1)}` });
const end = (browser: Browser, change: object = {}) =>
  browser.post(path, { companyName: '한빛상사', password: testPassword, ...change });

async function count(table: string, companyCode: string): Promise<number> {
  const admin = await app.pools.owner.connect();
  try {
    await admin.query('set role none');
    const { rows } = await admin.query(`select count(*)::int as count from ${table} where company_code = $1`, [
      companyCode,
    ]);
    return rows[0].count;
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
}

test('ACC-11 a company that ended its service is closed to everyone, and the operator can revert that', async () => {
  const companyCode = await addTestCompany(app);
  const mail = 'worker.of.ended@outside.example';
  const leader = await addTestPerson(app, {
    companyCode,
    roles: ['representative'],
    language: 'en',
    externalMail: 'leader.of.ended@outside.example',
    isExternalMailProven: true,
  });
  const worker = await addTestPerson(app, { companyCode, externalMail: mail, isExternalMailProven: true });
  const [browser, inside] = [await signIn(leader), await signIn(worker)];
  const link = await makeLink({ admin: browser }, { services: ['PT'] });
  const told = (await browser.get(path)).json<Record<string, unknown>>();
  expect(told).toMatchObject({ companyName: '한빛상사', peopleCount: 2, keptDays: days, can: ['end'] });

  const ended = await end(browser);
  expect(ended.status, ended.text).toBe(200);
  const { destroyedAfter } = ended.json<{ destroyedAfter: string }>();
  const kept = await kernel.db
    .selectFrom('companies')
    .select(['ended_at', 'destroyed_after'])
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  expect(destroyedAfter).toBe(kept.destroyed_after?.toISOString());
  expect(Number(kept.destroyed_after)).toBe(Number(kept.ended_at) + days * daySeconds * 1_000);
  // What was announced before lies as far before it as the act took.
  expect(Date.parse(destroyedAfter)).toBeGreaterThanOrEqual(Date.parse(String(told['destroyedAfter'])));
  expect((await mailbox.next('leader.of.ended@outside.example')).text).toContain('is destroyed after');
  for (const each of [browser, inside]) expect((await each.get('/api/v1/session')).status).toBe(401);
  for (const each of [leader, worker]) expect(outcome(await trySignIn(each))).toEqual([403, 'COMPANY_ENDED']);
  expect(outcome(await trySignIn(worker, 'Wrong7!pz'))).toEqual([422, 'EM0010']);
  expect(outcome(await app.browser().post(invitationCalls.read(link.code)))).toEqual([422, 'INVITATION_INVALID']);
  // Of a lost password the stranger hears what is heard of an ID that no one has.
  const ask = (userId: string, optionValue: string) =>
    newBrowser().post('/employee/memberadmin/rest/v1/id/nosession/newemp?noSessionPrc=Y', {
      option: 'epExternalMail',
      optionValue,
      locale: 'en',
      compCd: '',
      userId,
    });
  expect(outcome(await ask(worker.loginId, mail))).toEqual(outcome(await ask('nobody.there@company.example', mail)));

  const listed = (await runCommand(kernel, ['company', 'ended'])).join('\n');
  expect(listed).toContain(`${companyCode}  한빛상사`);
  expect(await runCommand(kernel, ['company', 'take-back', companyCode])).toEqual([
    `in service again: ${companyCode} 한빛상사`,
  ]);
  expect((await mailbox.next('leader.of.ended@outside.example')).text).toContain('was undone');
  expect((await trySignIn(worker)).status).toBe(200);
  expect((await app.browser().post(invitationCalls.read(link.code))).status).toBe(200);
  await expect(runCommand(kernel, ['company', 'take-back', companyCode])).rejects.toMatchObject({ code: 'CO404' });
  const { rows } = await inCompany(kernel.db, companyCode, async (tx) => ({
    rows: await tx.selectFrom('audit_log').select('operation').where('target_kind', '=', 'company').execute(),
  }));
  expect(rows.map(({ operation }) => operation)).toEqual(['end-company', 'take-back-ending']);
});

test('ACC-11 only an administrator with name and password ends a company, and never the platform’s own', async () => {
  const companyCode = await addTestCompany(app);
  const administrator = await signIn(await addTestPerson(app, { companyCode, roles: ['administrator'] }));
  const worker = await signIn(await addTestPerson(app, { companyCode }));
  await app.setProperty(credentialProperties.secondFactor, 'optional');
  const platform = await signIn(
    await addTestPerson(app, { roles: ['operator'] }).then(() =>
      addTestPerson(app, { companyCode: platformCompany, roles: ['administrator'] }),
    ),
  );
  expect(outcome(await end(app.browser()))).toEqual([401, 'AC100']);
  expect(outcome(await end(worker))).toEqual([403, 'CO401']);
  expect(outcome(await worker.get(path))).toEqual([403, 'CO401']);
  expect(outcome(await end(administrator, { companyName: '한빛' }))).toEqual([422, 'COMPANY_NAME_DIFFERS']);
  expect(outcome(await end(administrator, { companyName: '' }))).toEqual([400, 'MB_M_REQUIRED']);
  expect(outcome(await end(administrator, { password: '' }))).toEqual([400, 'MB_M_COMMON_JS_ENTERPASS']);
  expect(outcome(await end(administrator, { password: 'Wrong7!pz' }))).toEqual([422, 'MB_M_PASSWORD_WRONG']);
  expect(outcome(await end(platform, { companyName: 'Madang' }))).toEqual([403, 'CO403']);
  expect((await platform.get(path)).json<{ can: object }>().can).toEqual([]);
  for (const each of [administrator, worker, platform]) expect((await each.get('/api/v1/session')).status).toBe(200);
});

test('ACC-11 an end simultaneous with another end, sign-ins and joins leaves no one signed in', async () => {
  const company = await companyWithAdmin(app);
  const { companyCode } = company;
  const leaders = await Promise.all(
    [1, 2].map(async () => signIn(await addTestPerson(app, { companyCode, roles: ['administrator'] }))),
  );
  const person = await addTestPerson(app, { companyCode });
  const { code } = await makeLink(company, { uses: 20 });
  const joining = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const mail = `late.joiner${String.fromCharCode(96 + number)}@outside.example`;
      const browser = await begunBrowser(app, code);
      await proveMail(app, browser, mail);
      return { browser, payload: await joinPayload(browser, { xtnlEmailAddr: mail }) };
    }),
  );
  const others = await addTestPerson(app);
  const [ends, signIns, joins] = await Promise.all([
    Promise.all(leaders.map((browser) => end(browser))),
    Promise.all(Array.from({ length: 4 }, () => trySignIn(person))),
    Promise.all(joining.map(({ browser, payload }) => browser.post(invitationCalls.join, payload))),
  ]);
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of ends) expect([200, 401, 403]).toContain(status);
  for (const answer of signIns) {
    if (answer.status !== 200) expect(outcome(answer)).toEqual([403, 'COMPANY_ENDED']);
  }
  for (const { status, error } of joins) {
    if (status !== 200) expect(error.errorCode).toBeOneOf(['COMPANY_ENDED', 'INVITATION_INVALID']);
  }
  for (const table of ['sessions', 'pending_log_ins']) expect(await count(table, companyCode)).toBe(0);
  // Anyone who was quicker is one of the company's people and comes in as little as the others.
  expect(await count('people', companyCode)).toBe(4 + joins.filter(({ status }) => status === 200).length);
  expect((await trySignIn(others)).status).toBe(200);
});

async function fill({ admin }: { readonly admin: Browser }): Promise<void> {
  const made = async (answer: Promise<Answer>) => expect((await answer).status, (await answer).text).toBe(200);
  const department = (departmentCode: string, parentDepartmentCode: string) =>
    admin.post('/api/v1/departments', {
      departmentCode,
      departmentName: '카나리부서',
      englishDepartmentName: 'Canary Branch',
      language: 'ko',
      parentDepartmentCode,
    });
  await made(department('CANARYA', 'TOP'));
  await made(department('CANARYB', 'CANARYA'));
  await made(
    admin.post('/api/v1/job-ranks', { jobRankCode: 'CANARYR', jobRankName: '카나리직', englishJobRankName: '' }),
  );
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3f8f7f' } })
    .png()
    .toBuffer();
  const names = {
    koreanTitle: '카나리링크',
    englishTitle: 'Canary',
    url: 'https://news.example',
    windowTarget: 'newTab',
  };
  await made(admin.post('/api/v1/quick-links', { ...names, image: image.toString('base64') }));
}

test('ACC-11 after its time the company is deleted, except the proof, the access records and the barred contact', async () => {
  const company = await companyWithAdmin(app);
  const { companyCode } = company;
  const mail = 'canary.of.ended@outside.example';
  const { code } = await invite(app, company, mail);
  const joined = await joinBy(app, code, mail, {
    snm: '남궁',
    gnm: '카나리',
    fnm: '남궁카나리',
    mphonNo: '+82-10-7461-9387',
  });
  const { epid: personId, userId: loginId } = joined.answer.json<{ epid: string; userId: string }>();
  await mailbox.next(mail);
  await fill(company);
  await app.pools.owner.query(
    `insert into verified_contacts (contact_index, company_code, person_id, expires_at)
     values ('\\x02', $1, $2, app_now() + interval '3 years')`,
    [companyCode, personId],
  );
  const leader = await addTestPerson(app, { companyCode, roles: ['representative'] });
  const values = ['카나리', 'Canary', mail, loginId, leader.loginId];
  const before = await databaseText(app);
  for (const value of values.filter((each) => each !== mail)) expect(before, value).toContain(value);
  const folder = join(kernel.config.dataFolder, 'files', companyCode);
  expect(existsSync(folder)).toBe(true);

  expect((await end(await signIn(leader))).status).toBe(200);
  await app.advance(days * daySeconds - 60);
  await purgeEndedCompanies(kernel);
  expect(await databaseText(app)).toContain(loginId);
  await app.advance(61);
  await expect(runCommand(kernel, ['company', 'take-back', companyCode])).rejects.toMatchObject({ code: 'CO404' });
  // Three rows at a time: the batches meet each table more than once.
  await purgeEndedCompanies(kernel, 3);
  const after = await databaseText(app);
  for (const value of values) expect(after.includes(value), value).toBe(false);
  expect(existsSync(folder)).toBe(false);
  const { rows: tables } = await app.pools.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_code' order by 1`,
  );
  const left: string[] = [];
  for (const { name } of tables) if ((await count(name, companyCode)) > 0) left.push(name);
  // The records that stay may have been linked in between.
  const unlinked = left.filter((name) => name !== 'audit_links');
  expect(unlinked).toEqual(['agreements', 'audit_log', 'companies', 'verified_contacts']);
  expect(outcome(await trySignIn(leader))).toEqual([422, 'EM0010']);
  expect((await app.browser().post(signUpCalls.idCheck, { userId: loginId.split('@')[0], svcType: 'PT' })).status).toBe(
    200,
  );
  await purgeEndedCompanies(kernel);
  const audit = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select('operation')
      .where('target_kind', '=', 'company')
      .orderBy('occurred_at')
      .execute(),
  );
  expect(audit.map(({ operation }) => operation)).toEqual(['end-company', 'destroy-company']);
});
