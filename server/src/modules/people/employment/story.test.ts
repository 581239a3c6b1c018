// Runs on every PostgreSQL: triggers, order by SQL.
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import type { StoryEntry } from '@madang/contract/people/employment/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const retirement = { reason: 'contractEnd', note: '계약 기간이 끝났습니다', when: 'now', handovers: [] };
const suspension = { reason: 'investigation', note: '조사 중입니다', until: null };

async function act(personId: string, name: string, body: object): Promise<void> {
  const answer = await browser.post(at(personId, name), body);
  expect(answer.status, answer.text).toBe(200);
}

interface Portion<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

async function read<Item>(by: Browser, address: string): Promise<Portion<Item>> {
  const answer = await by.get(address);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Portion<Item>>();
}

const historyOf = (personId: string, query = '', by: Browser = browser) =>
  read<PersonChangeEntry>(by, at(personId, 'history') + query);
const storyOf = (personId: string, query = '', by: Browser = browser) =>
  read<StoryEntry>(by, at(personId, 'story') + query);

test('STA-07 USR-04 changes of record, role and state form one timeline, each once, newest first', async () => {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await browser.post('/api/v1/memberships', { personId, role: 'manager' })).status).toBe(200);
  await act(personId, 'suspension', suspension);
  await act(personId, 'suspension/end', { note: '' });
  await act(personId, 'retirement', retirement);
  await act(personId, 'reinstatement', { note: '다시 입사' });
  await act(personId, 'changes', { change: { displayName: '새 이름' } });
  const { items } = await historyOf(personId);
  const said = items.map(({ employment, fields }) => employment?.kind ?? fields.map(({ field }) => field).join(' '));
  expect(said).toEqual(['displayName', 'reinstated', 'role', 'retired', 'role', 'restored', 'suspended', 'role']);
  const [, reinstated, , retired] = items;
  expect(retired).toMatchObject({
    actor: { fullName: '백솔' },
    isRevertible: false,
    employment: { before: 'inService', after: 'retired', reason: 'contractEnd', note: retirement.note },
  });
  expect(reinstated?.employment).toMatchObject({ note: '다시 입사', returned: [{ kind: 'roles', name: 'manager' }] });
  const kinds = (await storyOf(personId)).items.map(({ kind }) => kind);
  expect(kinds).toEqual(['reinstated', 'retired', 'restored', 'suspended']);
});

test('STA-07 an earlier change of the state made directly in the database remains visible', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  for (const status of ['L', 'B']) {
    await inCompany(app.kernel.db, companyCode, (tx) =>
      tx.updateTable('people').set({ employment_status: status }).where('person_id', '=', personId).execute(),
    );
  }
  await act(personId, 'retirement', retirement);
  const { items } = await historyOf(personId);
  expect(items.map(({ employment, fields }) => employment?.kind ?? fields[0]?.to)).toEqual(['retired', 'B', 'L']);
});

test('STA-07 an undo is offered for the newest change of its kind while the change is in effect', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  const inverses = async () => (await storyOf(personId)).items.map(({ kind, inverse }) => [kind, inverse]);
  await act(personId, 'suspension', suspension);
  await act(personId, 'suspension/end', { note: '' });
  await act(personId, 'suspension', { ...suspension, until: new Date(Date.now() + 3_600_000).toISOString() });
  await act(personId, 'retirement', { ...retirement, when: 'endOfDay' });
  expect(await inverses()).toEqual([
    ['retirementPlanned', 'callOff'],
    ['suspended', 'restore'],
    ['restored', null],
    ['suspended', null],
  ]);
  expect((await browser.delete(at(personId, 'retirement'))).status).toBe(200);
  await act(personId, 'suspension/end', { note: '' });
  await act(personId, 'retirement', retirement);
  expect((await inverses()).filter(([, inverse]) => inverse !== null)).toEqual([['retired', 'reinstate']]);
  await act(personId, 'reinstatement', { note: '' });
  expect((await inverses()).filter(([, inverse]) => inverse !== null)).toEqual([]);
});

test('STA-07 history and story are listed in pages of 20', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  for (let round = 0; round < 11; round += 1) {
    await act(personId, 'suspension', suspension);
    await act(personId, 'suspension/end', { note: `${round}` });
  }
  await act(personId, 'changes', { change: { displayName: '새 이름' } });
  const story = await storyOf(personId);
  const history = await historyOf(personId);
  expect([story.items.length, history.items.length]).toEqual([20, 20]);
  const restStory = await storyOf(personId, `?after=${story.next}`);
  const restHistory = await historyOf(personId, `?after=${history.next}`);
  expect([restStory.items.length, restStory.next]).toEqual([2, null]);
  expect([restHistory.items.length, restHistory.next]).toEqual([3, null]);
  const numbers = [...history.items, ...restHistory.items].map(({ changeNumber }) => Number(changeNumber));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(new Set(numbers).size).toBe(23);
});

test('STA-07 reason and note are shown to readers who can retire people', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  await act(personId, 'suspension', suspension);
  await act(personId, 'retirement', retirement);
  const reader = await memberBrowser(app, { companyCode, role: 'employee' });
  await grant(app.kernel.db, { companyCode, personId: reader.personId, permission: 'employees.view' });
  for (const answer of [await historyOf(personId, '', reader), await storyOf(personId, '', reader)]) {
    const text = JSON.stringify(answer);
    expect(text).toContain('"kind":"retired"');
    expect(text).not.toMatch(/contractEnd|investigation|계약|조사/);
  }
});

test('STA-07 MEM-04 the story is hidden from another company, a plain employee and a caller without a session', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  await act(personId, 'suspension', suspension);
  const stranger = (await administratorOf()).browser;
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await stranger.get(at(personId, 'story'))).error.errorCode).toBe('CO404');
  expect((await employee.get(at(personId, 'story'))).error.errorCode).toBe('CO401');
  expect((await app.browser().get(at(personId, 'story'))).status).toBe(401);
});

test('ACC-11 STA-07 closing the account deletes the story of the person', async () => {
  const person = await addTestPerson(app, { companyCode });
  await act(person.personId, 'suspension', suspension);
  await act(person.personId, 'suspension/end', { note: '' });
  const rows = () =>
    inCompany(app.kernel.db, companyCode, (tx) =>
      tx.selectFrom('employment_changes').select('kind').where('person_id', '=', person.personId).execute(),
    );
  expect(await rows()).toHaveLength(2);
  const closed = await (await signInAs(app, person)).post('/api/v1/profile/closing', { password: person.password });
  expect(closed.status, closed.text).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await historyOf(person.personId)).items).toEqual([]);
  expect((await browser.get(at(person.personId, 'story'))).error.errorCode).toBe('CO404');
});
