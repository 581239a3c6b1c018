import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import type { StructureHistoryEntry } from '@madang/contract/company-life/company-structures/history.ts';
import type { CompanyStructure } from '@madang/contract/company-life/company-structures/routes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { Browser } from '../../../testing/browser.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/company-structure';
const names = { companyStructureName: '한빛그룹', englishCompanyStructureName: 'Hanbit Group' };
let lastHost = 0;

async function company(name: string, englishName: string) {
  const companyCode = await addTestCompany(app, { name, englishName });
  const person = await addTestPerson(app, { companyCode, roles: ['representative'] });
  lastHost += 1;
  const desk = await signInAs(app, person, { address: `203.0.113.${lastHost}` });
  return { companyCode, desk, loginId: person.loginId };
}

const structureAt = (companyCode: string) => `/api/v1/operator/companies/${companyCode}/structure`;
const historyOf = async (by: Browser, at = `${path}/history`) => (await by.get(at)).json<List<StructureHistoryEntry>>();
const eventsOf = async (by: Browser, at?: string) =>
  (await historyOf(by, at)).items.map(({ event, by: who }) => [event, who]);
const ok = async (answer: ReturnType<Browser['post']>) => expect((await answer).status).toBe(200);

/** A structure of two, made, joined and renamed. */
async function renamedStructure() {
  const [head, other] = [await company('한빛지주', 'Hanbit Holding'), await company('솔바람상사', 'Solbaram Trading')];
  const operator = await operatorBrowser(app);
  const companyStructureCode = `H${randomUUID().slice(0, 8).toUpperCase()}`;
  await ok(operator.post(structureAt(head.companyCode), { companyStructureCode, ...names }));
  const body = { kind: 'join', companyCode: other.companyCode, password: testPassword };
  await ok(head.desk.post(`${path}/offers`, body));
  await app.mailbox.next(other.loginId);
  const { offers } = (await other.desk.get(path)).json<CompanyStructure>();
  await ok(other.desk.post(`${path}/offers/${offers[0]?.structureOfferId}/acceptance`, { password: testPassword }));
  await app.mailbox.next(head.loginId);
  const renamed = { ...names, companyStructureName: '한빛모임' };
  await ok(operator.put(structureAt(head.companyCode), { ...renamed, expected: names }));
  await expect.poll(async () => (await eventsOf(other.desk))[0]).toEqual(['renamed', 'operator']);
  return { head, other, operator, companyStructureCode };
}

test('DEP-06 both companies of a structure read its history with actors and names', async () => {
  const { head, other, operator, companyStructureCode } = await renamedStructure();
  expect(await eventsOf(head.desk)).toEqual([
    ['renamed', 'operator'],
    ['joined', 'otherCompany'],
    ['joinOffered', 'person'],
    ['made', 'operator'],
  ]);
  expect(await eventsOf(other.desk)).toEqual([
    ['renamed', 'operator'],
    ['joined', 'person'],
    ['joinOffered', 'otherCompany'],
  ]);
  const [renamed, joined, offered] = (await historyOf(head.desk)).items;
  expect(renamed).toMatchObject({
    companyStructureCode,
    actor: null,
    changes: [{ field: 'companyStructureName', before: '한빛그룹', after: '한빛모임' }],
  });
  expect(joined).toMatchObject({ companyCode: other.companyCode, companyName: '솔바람상사', actor: null });
  expect(offered).toMatchObject({ actor: { fullName: '백솔' } });
  // The operator reads what the leading company's log has, and no name of its people.
  const listed = await historyOf(operator, `${structureAt(head.companyCode)}/history`);
  expect(listed.items.map(({ event }) => event)).toEqual(['renamed', 'joined', 'joinOffered', 'made']);
  expect(listed.items.map(({ actor }) => actor)).toEqual([null, null, null, null]);
});

test('DEP-06 a company that left keeps its history, without the present name of the other one', async () => {
  const { head, other, operator } = await renamedStructure();
  await ok(operator.delete(structureAt(head.companyCode)));
  await expect.poll(async () => (await eventsOf(other.desk))[0]).toEqual(['ended', 'operator']);
  const { items } = await historyOf(other.desk);
  expect(items[0]).toMatchObject({ companyCode: head.companyCode, companyName: '', englishCompanyName: '' });
  expect(JSON.stringify(items)).not.toContain('한빛지주');
  expect((await operator.get(`${structureAt(head.companyCode)}/history`)).error.errorCode).toBe('CO404');
});

test('DEP-06 the history is listed in pages, only for users who see structures', async () => {
  const head = await company('한빛지주', 'Hanbit Holding');
  const operator = await operatorBrowser(app);
  const companyStructureCode = `H${randomUUID().slice(0, 8).toUpperCase()}`;
  await ok(operator.post(structureAt(head.companyCode), { companyStructureCode, ...names }));
  let before = names;
  for (let count = 0; count <= structureLimits.changesPerPortion; count += 1) {
    const next = { ...names, companyStructureName: `한빛${count}` };
    await ok(operator.put(structureAt(head.companyCode), { ...next, expected: before }));
    before = next;
  }
  const first = await historyOf(head.desk);
  const second = await historyOf(head.desk, `${path}/history?after=${first.next}`);
  expect([first.items.length, second.items.map(({ event }) => event), second.next]).toEqual([
    structureLimits.changesPerPortion,
    ['renamed', 'made'],
    null,
  ]);
  const employee = await addTestPerson(app, { companyCode: head.companyCode, roles: ['employee'] });
  const desk = await signInAs(app, employee, { address: '203.0.113.200' });
  expect((await desk.get(`${path}/history`)).error.errorCode).toBe('CO401');
  expect((await head.desk.get(`${structureAt(head.companyCode)}/history`)).error.errorCode).toBe('CO401');
});
