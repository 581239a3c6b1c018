import type { HomeBirthday } from '@madang/contract/people/people/contributions/home-card.ts';
import { birthdaysListed } from '@madang/contract/people/people/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { addTestCompany, addTestPerson, answerOptional, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

/** A day so many days from today in Seoul, as `2027-03-15`. */
function inDays(days: number): string {
  const moment = Date.now() + days * 86_400_000;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(moment);
}

const fullName = (person: { readonly surname: string; readonly givenName: string }) =>
  person.surname + person.givenName;

/** Someone of a company who gave a birthday, and shows it unless that is left out. */
async function born(companyCode: string, date: string, { isShown = true, givenName = '솔' } = {}) {
  const person = await addTestPerson(app, { companyCode });
  await answerOptional(app, person, true);
  const browser = await signInAs(app, person);
  const name = { surname: '백', givenName, englishName: '', language: 'ko', timeZone: 'Asia/Seoul' };
  const saved = await browser.put('/api/v1/profile', { ...name, birthday: date.slice(5) });
  expect(saved.status, saved.text).toBe(200);
  if (isShown) {
    const shown = await browser.put('/api/v1/profile/shown-fields', { shown: ['birthday'] });
    expect(shown.status, shown.text).toBe(200);
  }
  return { person, browser, name: fullName(name) };
}

type Reader = Awaited<ReturnType<typeof signInAs>>;
async function birthdaysFor(reader: Reader) {
  const answer = await reader.get('/api/v1/portal/home');
  return answer.json<{ birthdays: HomeBirthday[] }>().birthdays.map(({ date, fullName: name }) => [name, date]);
}

test('POR-07 the home lists the birthdays of the own company from today, in order', async () => {
  const companyCode = await addTestCompany(app);
  const reader = await signInAs(app, await addTestPerson(app, { companyCode }));
  expect(await birthdaysFor(reader)).toEqual([]);
  const later = await born(companyCode, inDays(30), { givenName: '나래' });
  const today = await born(companyCode, inDays(0), { givenName: '하람' });
  await born(companyCode, inDays(-1), { givenName: '어제' });
  await born(companyCode, inDays(31), { givenName: '먼날' });
  await born(await addTestCompany(app), inDays(0), { givenName: '남' });
  expect(await birthdaysFor(reader)).toEqual([
    [today.name, inDays(0)],
    [later.name, inDays(30)],
  ]);
});

test('POR-07 RCN-02 a birthday is shown only while its person shows it, consents and is in service', async () => {
  const companyCode = await addTestCompany(app);
  const reader = await signInAs(app, await addTestPerson(app, { companyCode }));
  const { person, browser, name } = await born(companyCode, inDays(1), { isShown: false });
  expect(await birthdaysFor(reader)).toEqual([]);
  const show = (shown: readonly string[]) => browser.put('/api/v1/profile/shown-fields', { shown });
  expect((await show(['birthday'])).status).toBe(200);
  expect(await birthdaysFor(reader)).toEqual([[name, inDays(1)]]);
  await answerOptional(app, person, false);
  expect(await birthdaysFor(reader)).toEqual([]);
  await answerOptional(app, person, true);
  expect(await birthdaysFor(reader)).toEqual([[name, inDays(1)]]);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set employment_status = 'R' where person_id = ${person.personId}::uuid`.execute(tx),
  );
  expect(await birthdaysFor(reader)).toEqual([]);
});

test('POR-07 of many birthdays the first are shown', async () => {
  const companyCode = await addTestCompany(app);
  const reader = await signInAs(app, await addTestPerson(app, { companyCode }));
  for (let each = 0; each <= birthdaysListed; each += 1)
    await born(companyCode, inDays(birthdaysListed - each), { givenName: '가나다라마바사'.charAt(each) });
  const birthdays = await birthdaysFor(reader);
  expect(birthdays.map(([, date]) => date)).toEqual(Array.from({ length: birthdaysListed }, (_, day) => inDays(day)));
});

test('POR-07 RCN-02 the day is stored encrypted', async () => {
  const companyCode = await addTestCompany(app);
  const { person } = await born(companyCode, inDays(3));
  const rows = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('people').select(['birthday', 'birthday_index']).where('person_id', '=', person.personId).execute(),
  );
  const stored = [rows[0]?.birthday, rows[0]?.birthday_index].map((bytes) => bytes?.toString('latin1') ?? '');
  for (const bytes of stored) {
    expect(bytes).not.toBe('');
    expect(bytes).not.toContain(inDays(3).slice(5));
  }
});
