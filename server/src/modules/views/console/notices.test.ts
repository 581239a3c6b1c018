import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { daySeconds, minuteSeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import {
  companyWithAdmin,
  invitationCalls,
  joinBy,
  linkInvitation,
  codeOf,
  personInvitation,
} from '../../../testing/invitations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { addEdition } from '../../ground/terms/index.ts';

const app = await startTestApp();
const path = '/api/v1/console/notices';
const setUp = '/api/v1/set-up/run';
const noticesOf = async (who: Browser) => (await who.get(path)).json<{ items: ConsoleNotice[] }>().items;

test('MEM-04 only administrators see the pending matters of their company', async () => {
  const employee = await memberBrowser(app, { companyCode: 'BELL1', role: 'employee' });
  const answers = [await app.browser().get(path), await employee.get(path)];
  expect(answers.map(({ status, error }) => `${status} ${error.errorCode}`)).toEqual(['401 AC100', '403 CO401']);
});

test('INV-07 waiting applicants and expired invitations are shown until they are settled', async () => {
  const company = await companyWithAdmin(app);
  const { admin } = company;
  const other = await companyWithAdmin(app);
  for (const { companyCode } of [company, other]) await endSetUp(app, companyCode);
  expect(await noticesOf(admin)).toEqual([]);
  const made = await admin.post(invitationCalls.links, linkInvitation({ needsApproval: true }));
  const { invitationId, link } = made.json<{ invitationId: string; link: string }>();
  await joinBy(app, codeOf(link), 'bell.waits@outside.example');
  await joinBy(app, codeOf(link), 'bell.waits.too@outside.example');
  const invited = await admin.post(
    invitationCalls.list,
    personInvitation('bell.lapses@outside.example', { validDays: 1 }),
  );
  expect(invited.status, invited.text).toBe(200);
  const waitsUntil = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  const waiting = { kind: 'waitingJoins', count: 2, invitationId, waitsUntil };
  expect(await noticesOf(admin)).toEqual([waiting]);
  await app.advance(daySeconds + 1);
  expect(await noticesOf(admin)).toEqual([waiting, { kind: 'expiredInvitations', count: 1 }]);
  expect(await noticesOf(other.admin)).toEqual([]);
  const joins = `${invitationCalls.list}/${invitationId}/joins`;
  const { items } = (await admin.get(joins)).json<{ items: { personId: string }[] }>();
  for (const { personId } of items) {
    const decided = await admin.post(`${joins}/${personId}/decide`, { decision: 'refuse' });
    expect(decided.status, decided.text).toBe(200);
  }
  const { invitationId: lapsed } = invited.json<{ invitationId: string }>();
  const again = await admin.post(`${invitationCalls.list}/${lapsed}/resend`, { validDays: 7 });
  expect(again.status, again.text).toBe(200);
  expect(await noticesOf(admin)).toEqual([]);
});

test('ACC-15 administrators who lack a required second factor are counted, the reader included', async () => {
  const one = await newAdministrator(app, 'BELLF');
  await memberBrowser(app, { companyCode: one.companyCode, role: 'administrator' });
  await memberBrowser(app, { companyCode: one.companyCode, role: 'employee' });
  const told = async () => (await noticesOf(one)).filter(({ kind }) => kind === 'missingFactors');
  expect(await told()).toEqual([]);
  await app.setProperty(credentialProperties.secondFactor, 'everybody');
  expect(await told()).toEqual([{ kind: 'missingFactors', count: 2, isOwn: true }]);
  await inCompany(app.kernel.db, one.companyCode, (tx) =>
    tx.updateTable('people').set({ has_second_factor: true }).where('person_id', '=', one.personId).execute(),
  );
  expect(await told()).toEqual([{ kind: 'missingFactors', count: 1, isOwn: false }]);
  await app.setProperty(credentialProperties.secondFactor, 'strictCompanies');
  expect(await told()).toEqual([]);
});

test('USR-05 IDs that end within thirty days are announced, one’s own to every console user', async () => {
  const company = await companyWithAdmin(app);
  const { admin, adminId, companyCode } = company;
  await endSetUp(app, companyCode);
  const told = async (who: Browser) => (await noticesOf(who)).filter(({ kind }) => kind === 'endingIds');
  const endIn = (personId: string, days: number) =>
    inCompany(app.kernel.db, companyCode, async (tx) => {
      const { rows } = await sql<{ day: string }>`
        update people set id_valid_until = to_char(app_now() at time zone 'Asia/Seoul' + make_interval(days => ${days}), 'YYYY-MM-DD')
        where company_code = ${companyCode} and person_id = ${personId}::uuid returning id_valid_until as day`.execute(
        tx,
      );
      return rows[0]?.day;
    });
  expect(await told(admin)).toEqual([]);
  const [late, soon] = [await addTestPerson(app, company), await addTestPerson(app, company)];
  await endIn(late.personId, 31);
  expect(await told(admin)).toEqual([]);
  await endIn(late.personId, 30);
  const endsOn = await endIn(soon.personId, 3);
  expect(await told(admin)).toEqual([
    { kind: 'endingIds', count: 2, personId: soon.personId, endsOn, ownEndsOn: null },
  ]);
  const ownEndsOn = await endIn(adminId, 10);
  expect(await told(admin)).toEqual([{ kind: 'endingIds', count: 3, personId: soon.personId, endsOn, ownEndsOn }]);
  expect(await told((await companyWithAdmin(app)).admin)).toEqual([]);
});

test('WIZ-23 administrators see the link to an unstarted set-up; after one starts it, the others see its owner until it ends', async () => {
  const one = await newAdministrator(app, 'BELLW');
  const second = await memberBrowser(app, { companyCode: one.companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode: one.companyCode, role: 'employee' });
  const home = '/api/v1/portal/home';
  const told = async (who: Browser, address: string) =>
    address === home ? (await who.get(home)).json<{ notices: object[] }>().notices : await noticesOf(who);
  // Until one of them begins it, both find the way to it.
  for (const each of [one, second]) {
    expect(await told(each, home)).toEqual([{ kind: 'setUpIsNew' }]);
    expect(await told(each, path)).toEqual([{ kind: 'setUpIsNew' }]);
  }
  expect(await told(employee, home)).toEqual([]);
  expect((await one.post(setUp)).status).toBe(200);
  expect(await told(second, home)).toEqual([{ kind: 'setUpRuns' }]);
  expect(await told(second, path)).toEqual([{ kind: 'setUpRuns' }]);
  expect(await told(one, home)).toEqual([{ kind: 'setUpGoesOn' }]);
  expect(await told(employee, home)).toEqual([]);
  expect((await one.delete(setUp)).status).toBe(200);
  expect(await told(second, home)).toEqual([]);
});

test('WIZ-18 the owner of the set-up sees in another browser that it is unfinished and its last use', async () => {
  const owner = await addTestPerson(app, { roles: ['representative'] });
  const [desk, telephone] = [await signInAs(app, owner), await signInAs(app, owner)];
  const told = async (who: Browser) => {
    const { notices } = (await who.get('/api/v1/portal/home')).json<{ notices: object[] }>();
    return [...notices, ...(await noticesOf(who))];
  };
  expect((await desk.post(setUp)).status).toBe(200);
  const [atHome, inConsole, ...others] = await told(telephone);
  expect([atHome, others]).toEqual([{ kind: 'ownSetUpRuns' }, []]);
  expect(inConsole).toEqual({
    kind: 'ownSetUpRuns',
    lastUsedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  });
  const used = (notice: object | undefined) => Date.parse((notice as { lastUsedAt: string }).lastUsedAt);
  await app.advance(10 * minuteSeconds);
  expect((await desk.get('/api/v1/menus')).status).toBe(200);
  expect(used((await noticesOf(telephone))[0]) - used(inConsole)).toBeGreaterThanOrEqual(10 * minuteSeconds * 1_000);
  // Where it runs the way back to it is shown, to anyone who has left it for another page.
  expect(await told(desk)).toEqual([{ kind: 'setUpGoesOn' }, { kind: 'setUpGoesOn' }]);
  expect((await telephone.delete(`${setUp}-elsewhere`)).status).toBe(200);
  expect(await told(telephone)).toEqual([]);
});

test('TRM-06 terms to be asked for within a month are announced to the administrators of their country', async () => {
  const { admin, companyCode } = await companyWithAdmin(app);
  const elsewhere = await companyWithAdmin(app);
  for (const each of [companyCode, elsewhere.companyCode]) await endSetUp(app, each);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ residence_country: 'TH' }).execute(),
  );
  const takesEffectAt = new Date(Date.now() + 40 * daySeconds * 1_000).toISOString();
  const texts = [{ language: 'ko' as const, title: '제목', contents: [{ content: '<p>본문</p>', isRequired: true }] }];
  for (const termsCode of ['PIAR', 'POAR'] as const) {
    const edition = { termsCode, countryCode: 'TH', version: '2099-01-01', takesEffectAt, needsConsent: true, texts };
    await addEdition(app.kernel.db, edition);
  }
  expect(await noticesOf(admin)).toEqual([]);
  await app.advance(15 * daySeconds);
  expect(await noticesOf(admin)).toEqual([{ kind: 'plannedTerms', count: 2, takesEffectAt }]);
  expect(await noticesOf(elsewhere.admin)).toEqual([]);
});
