import { loginIdProperties } from '@madang/contract/access/login-ids/properties.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { checkedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
let hosts = 0;
const stranger = () => app.browser({ address: `198.51.100.${(hosts += 1)}` });
const signIn = (loginId: string, password: string, browser = stranger()) =>
  browser.post('/api/v1/session', { loginId, password });

/** A person with another ID than the one before, and who administers their company. */
async function renamed() {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const by = await signInAs(app, administrator);
  const { loginId: former, ...person } = await addTestPerson(app, { companyCode });
  const wanted = `now${String.fromCharCode(97 + (hosts += 1))}renamed@madang.example`;
  const changed = await by.post('/api/v1/login-ids', { personId: person.personId, wantedLoginId: wanted });
  expect(changed.status, changed.text).toBe(200);
  return { ...person, companyCode, former, loginId: wanted, by, administrator };
}

test('IDR-02 ACC-01 wrong passwords for the former and the present ID share one count', async () => {
  const { former, loginId, password } = await renamed();
  const perWait = credentialProperties.loginTriesPerWait.initial;
  for (let tries = 0; tries < perWait; tries += 1) {
    const { error } = await signIn(tries % 2 === 0 ? former : loginId, 'Wrong7!pz');
    expect(error.errorCode).toBe('EM0010');
  }
  for (const typed of [former, loginId]) expect((await signIn(typed, password)).error.errorCode).toBe('EM0011');
});

test('IDR-02 BLK-02 a file can name a person by a former ID that still signs in', async () => {
  const { former, companyCode, by, administrator } = await renamed();
  const caller = Object.assign(by, { companyCode, personId: administrator.personId });
  const text = ['아이디\t새 아이디', `${former}\tagainrenamed`].join('\n');
  const issuesOf = async (browser: Browser, importId: string) =>
    (await browser.post(`/api/v1/imports/${importId}/rows/search`))
      .json<{ items: { issues: { code: string }[] }[] }>()
      .items.flatMap(({ issues }) => issues.map(({ code }) => code));
  const { importId } = await checkedImportOf(kernel, caller, { kind: 'loginIdChanges', text });
  expect(await issuesOf(by, importId)).toEqual([]);
  await sql`update login_ids set former_until = app_now() where login_id = ${former}`.execute(kernel.db);
  const later = await checkedImportOf(kernel, caller, { kind: 'loginIdChanges', text });
  expect(await issuesOf(by, later.importId)).toEqual(['MB913']);
});

test('REQ-01 IDR-02 requests for IDs have a daily limit per person, so that asking does not list the free IDs', async () => {
  const { companyCode, ...taken } = await addTestPerson(app);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into id_change_periods (company_code, sub_organisation_code, starts_on, ends_on)
      values (${companyCode}, ${companyCode}, '2000-01-01', '2100-01-01')`.execute(tx),
  );
  const asker = await signInAs(app, await addTestPerson(app, { companyCode }));
  await app.setProperty(loginIdProperties.asksPerDay, 3);
  const ask = () => asker.post('/employee/memberadmin/rest/v1/id/request', { reqTypeCd: '2', userId: taken.loginId });
  const codes: unknown[] = [];
  for (let asks = 0; asks < 5; asks += 1) codes.push((await ask()).error.errorCode);
  expect(codes.slice(3)).toEqual(['CO429', 'CO429']);
  expect(codes.slice(0, 3)).not.toContain('CO429');
  await app.setProperty(loginIdProperties.asksPerDay, loginIdProperties.asksPerDay.initial);
});

test.runIf(process.env['MADANG_FULL'])(
  'IDR-02 prints the times of a sign-in by a former ID and by the present one',
  async () => {
    const { former, loginId, password } = await renamed();
    const times = { former: 0, today: 0 };
    for (let round = 0; round < 60; round += 1) {
      for (const [kind, typed] of [['former', former] as const, ['today', loginId] as const]) {
        const begun = performance.now();
        expect((await signIn(typed, password)).status).toBe(200);
        times[kind] += performance.now() - begun;
      }
    }
    const ratio = times.former / times.today;
    console.info(`a sign-in by a former ID takes ${ratio.toFixed(2)} times of one by the ID`);
  },
);
