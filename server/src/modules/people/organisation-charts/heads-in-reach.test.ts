import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { refusalOf } from '../../../testing/operations/example-companies.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf, addDepartments, dayOf, moveToDay, runDue, statesOf } = plansOf(app);

const headsPath = (code: string) => `/api/v1/organisation/departments/${code}/heads`;
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);
const name = (by: Browser, code: string, personIds: readonly string[], more: object = {}) =>
  by.put(headsPath(code), { personIds, ...more });

/** A company with a branch SALES, its administrator, who belongs to PLANT, and a member of each department. */
async function world() {
  const { companyCode, browser } = await administratorOf();
  await addDepartments(browser, 'SALES', 'PLANT');
  const memberOf = async (department: string) => {
    const person = await addTestPerson(app, { companyCode });
    await move(companyCode, person.personId, department);
    return person;
  };
  const [own, other, branch] = [await memberOf('SALES'), await memberOf('PLANT'), await memberOf('PLANT')];
  for (const permission of ['departments.change', 'departments.view', 'employees.change', 'employment.change'] as const)
    await grant(kernel.db, { companyCode, personId: branch.personId, permission, department: 'SALES' });
  return { companyCode, browser, own, other, branch, by: await signInAs(app, branch) };
}

const move = (companyCode: string, personId: string, department: string) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ department_code: department }).where('person_id', '=', personId).execute(),
  );

test('DEP-05 MEM-02 a right to a branch names heads of the branch, and neither others nor its holder', async () => {
  const { browser, own, other, branch, by } = await world();
  expect(codeOf(await name(by, 'SALES', [own.personId]))).toBe('done');
  const refused = await name(by, 'SALES', [own.personId, other.personId]);
  expect([refused.status, codeOf(refused), refused.error.fields?.map(({ path }) => path)]).toEqual([
    403,
    'PERSON_OUT_OF_REACH',
    ['personIds'],
  ]);
  expect(codeOf(await name(by, 'SALES', [branch.personId]))).toBe('PERSON_OUT_OF_REACH');
  expect(codeOf(await name(by, 'SALES', [randomUUID()]))).toBe('PERSON_OUT_OF_REACH');
  // The company's administrator names anyone; such a head stays where others are named beside.
  expect(codeOf(await name(browser, 'SALES', [other.personId]))).toBe('done');
  expect(codeOf(await name(by, 'SALES', [own.personId, other.personId]))).toBe('done');
});

test('DEP-05 STA-10 heads out of reach are not planned, and a plan of one who has moved away since is refused on its day', async () => {
  const { companyCode, own, other, by } = await world();
  const on = await dayOf(companyCode, 1);
  expect(codeOf(await name(by, 'SALES', [other.personId], { on, note: '' }))).toBe('PERSON_OUT_OF_REACH');
  expect(codeOf(await name(by, 'SALES', [own.personId], { on, note: '' }))).toBe('done');
  await move(companyCode, own.personId, 'PLANT');
  await moveToDay(companyCode, on);
  await runDue(companyCode);
  const plans = await inCompany(kernel.db, companyCode, (tx) => tx.selectFrom('plans').select(['plan_id']).execute());
  const states = await statesOf(
    companyCode,
    plans.map((plan) => plan.plan_id),
  );
  expect(states).toEqual(['PERSON_OUT_OF_REACH']);
});

test('DEP-05 an undo, a hand-over and work in the name of a branch administrator name no head out of reach', async () => {
  const { companyCode, browser, own, other, branch, by } = await world();
  expect(codeOf(await name(browser, 'SALES', [other.personId]))).toBe('done');
  const removed = await name(by, 'SALES', []);
  expect(codeOf(removed)).toBe('done');
  expect(codeOf(await by.post(`/api/v1/undo/${undoIdOf(removed)}`, {}))).toBe('PERSON_OUT_OF_REACH');
  expect(codeOf(await name(browser, 'SALES', [own.personId]))).toBe('done');
  const principal = { kind: 'person', companyCode, personId: branch.personId } as const;
  const origin = { principal, request: { id: randomUUID(), address: '' }, via: 'job:7' };
  const run = (operation: string, input: object) =>
    refusalOf(execute(kernel, kernel.operations.storable(operation), origin, input as never));
  const handed = { departmentCode: 'SALES', fromPersonId: own.personId, toPersonId: other.personId };
  expect(await run('hand-over-department', handed)).toBe('PERSON_OUT_OF_REACH');
  const named = { departmentCode: 'SALES', personIds: [other.personId], on: null, note: '', expected: null };
  expect(await run('change-department-heads', named)).toBe('PERSON_OUT_OF_REACH');
});

test('DEP-05 STA-02 a person who leaves has as proposed heir only a head within reach of the administrator', async () => {
  const { browser, own, other, by, companyCode } = await world();
  expect(codeOf(await name(browser, 'TOP', [other.personId]))).toBe('done');
  expect(codeOf(await name(browser, 'SALES', [own.personId]))).toBe('done');
  const proposed = async (reader: Browser) => {
    const answer = await reader.get(`/api/v1/employees/${own.personId}/leaving`);
    expect(answer.status, answer.text).toBe(200);
    return answer
      .json<{ left: { kind: string; proposed: { person: { personId: string } } | null }[] }>()
      .left.filter(({ kind }) => kind === 'departmentHeads')
      .map((thing) => thing.proposed?.person.personId ?? null);
  };
  expect(await proposed(browser)).toEqual([other.personId]);
  expect(await proposed(by)).toEqual([null]);
  const beside = await addTestPerson(app, { companyCode });
  await move(companyCode, beside.personId, 'SALES');
  expect(codeOf(await name(browser, 'SALES', [own.personId, beside.personId]))).toBe('done');
  expect(await proposed(by)).toEqual([beside.personId]);
});
