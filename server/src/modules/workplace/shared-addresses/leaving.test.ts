// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, openDatabase } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { directory } from '../../ground/global-login-ids/index.ts';

const app = await startTestApp();
const { kernel } = app;
const path = '/api/v1/shared-addresses';
const words = { sharedAddressName: '고객 지원', sharedAddressEnglishName: 'Help desk', sharedAddressDescription: '' };
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
let number = 0;

async function companyWithPeople() {
  const administrator = await employeesOf(app).administratorOf();
  const { companyCode } = administrator;
  const person = async () => {
    const added = await addTestPerson(app, { companyCode, language: 'en' });
    return { ...added, browser: await signInAs(app, added) };
  };
  return { ...administrator, person };
}

async function made(browser: Browser, people: { members?: string[]; senders?: string[]; owners?: string[] }) {
  number += 1;
  const sharedMailAddress = `leaving${number}@madang.example`;
  const body = { sharedMailAddress, ...words, members: [], senders: [], owners: [], ...people };
  const answer = await browser.post(path, body);
  expect(answer.status, answer.text).toBe(200);
  return { address: sharedMailAddress, id: answer.json<{ sharedAddressId: string }>().sharedAddressId };
}

const lettersOf = async (browser: Browser) =>
  (await browser.get('/api/v1/inbox-messages')).json<{ items: { subject: string; text: string }[] }>().items;

async function partsOf(companyCode: string, personId: string): Promise<number> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from shared_address_people
      where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

test('LBL-01 a retiring person is removed from every address, and the owners are notified once with all of them', async () => {
  const { browser, companyCode, person } = await companyWithPeople();
  const [leaver, owner, other] = [await person(), await person(), await person()];
  const first = await made(browser, { members: [leaver.personId, other.personId], owners: [owner.personId] });
  const second = await made(browser, { senders: [leaver.personId], owners: [owner.personId, leaver.personId] });
  const untouched = await made(browser, { members: [other.personId], owners: [owner.personId] });
  const leaving = await browser.get(`${employeesPath}/${leaver.personId}/leaving`);
  expect(leaving.text).toContain('"sharedAddresses"');
  expect((await browser.post(`${employeesPath}/${leaver.personId}/retirement`, retirement)).status).toBe(200);
  expect([await partsOf(companyCode, leaver.personId), await partsOf(companyCode, other.personId)]).toEqual([0, 2]);
  const letters = (await lettersOf(owner.browser)).filter(({ subject }) => subject.includes('shared addresses'));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(first.address);
  expect(letters[0]?.text).toContain(second.address);
  expect(letters[0]?.text).not.toContain(untouched.address);
  expect(letters[0]?.text).toContain('Sol Baek');
  expect(await lettersOf(browser)).toEqual([]);
});

test('LBL-01 for an address without an owner the administrators are notified', async () => {
  const { browser, person } = await companyWithPeople();
  const leaver = await person();
  const { address } = await made(browser, { members: [leaver.personId], owners: [leaver.personId] });
  expect((await browser.post(`${employeesPath}/${leaver.personId}/retirement`, retirement)).status).toBe(200);
  const letters = await lettersOf(browser);
  expect(letters.map(({ subject }) => subject)).toEqual(['담당자가 없는 공용 메일 주소가 있습니다']);
  expect(letters[0]?.text).toContain(address);
});

test('LBL-01 closing an account also removes the person, and a restored address omits people who left since', async () => {
  const { browser, companyCode, person } = await companyWithPeople();
  const [closer, stays] = [await person(), await person()];
  const { id } = await made(browser, { members: [closer.personId, stays.personId], owners: [stays.personId] });
  const deleted = await browser.delete(`${path}/${id}`);
  const closed = await closer.browser.post('/api/v1/profile/closing', { password: testPassword });
  expect(closed.status, closed.text).toBe(200);
  const undone = await browser.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect(undone.status, undone.text).toBe(200);
  expect([await partsOf(companyCode, closer.personId), await partsOf(companyCode, stays.personId)]).toEqual([0, 2]);
});

test('LBL-01 a change during the retirement of its new member leaves no retired person in an address', async () => {
  const { browser, companyCode, person } = await companyWithPeople();
  for (let round = 0; round < 5; round += 1) {
    const leaver = await person();
    const { id } = await made(browser, {});
    const change = browser.put(`${path}/${id}`, { ...words, members: [leaver.personId], senders: [], owners: [] });
    const retire = browser.post(`${employeesPath}/${leaver.personId}/retirement`, retirement);
    const [changed, retired] = await Promise.all([change, retire]);
    expect([200, 409]).toContain(changed.status);
    expect([retired.status, await partsOf(companyCode, leaver.personId)]).toEqual([200, 0]);
  }
});

test('LBL-01 deleting a company frees its addresses for another', async () => {
  const { browser, companyCode } = await companyWithPeople();
  const { address } = await made(browser, {});
  const owner = openDatabase(app.pools.owner);
  await directory.contributes?.companyEnded?.destroyed?.(owner, companyCode);
  const other = await employeesOf(app).administratorOf();
  const body = { sharedMailAddress: address, ...words, members: [], senders: [], owners: [] };
  expect((await other.browser.post(path, body)).status).toBe(200);
});

test('ACC-09 LBL-01 the download of a person’s data names their shared addresses', async () => {
  const { browser, person } = await companyWithPeople();
  const member = await person();
  const { address } = await made(browser, { members: [member.personId] });
  const data = await member.browser.post('/api/v1/profile/data');
  expect(data.text).toContain(address);
});
