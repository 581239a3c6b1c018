// Runs on every PostgreSQL: row locks and advisory locks.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { planForDay } from '../../../kernel/operations/stored/new-plan.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addRows, openRun, sealForCheck } from '../../../kernel/operations/stored/runs/open-run.ts';
import { readRows } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { takeRunBack } from '../../../kernel/operations/stored/runs/undo-run.ts';
import { planRow, runRow, unseal } from '../../../kernel/operations/stored/sealed.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import {
  actOn,
  addDepartments,
  confirmAndRun,
  control,
  departmentsOf,
  runOf,
} from '../../../testing/operations/runs.ts';
import {
  addTestCompany,
  addTestPerson,
  answerOptional,
  signInAs,
  testPassword,
  type TestPerson,
} from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { deleteOptional } from '../../access/consents/index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { dayOf } = plansOf(app);

async function people() {
  const companyCode = await addTestCompany(app);
  const administrator = await addTestPerson(app, { companyCode, roles: ['administrator'] });
  const browser = await signInAs(app, administrator);
  await addDepartments(browser, ['SALES']);
  const [person, colleague] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  for (const each of [person, colleague]) await answerOptional(app, each, true);
  const request = { id: randomUUID(), address: '' };
  const principal = { kind: 'person', companyCode, personId: administrator.personId } as const;
  const origin = { principal, request };
  /** A run that gives each a nickname, checked. */
  const named = async (nicknames: readonly (readonly [TestPerson, string, string?])[]): Promise<RunOf> => {
    const run = await inCompany(kernel.db, companyCode, async (tx) => {
      const shown = { kind: 'moveEmployees', origin: 'selection' } as const;
      const opened = await openRun(kernel, tx, origin, 'change-person', shown);
      const inputs = nicknames.map(([{ personId }, nickname, former = '']) => ({
        personId,
        change: { nickname },
        expected: { nickname: former },
      }));
      await addRows(kernel, tx, opened, inputs);
      await sealForCheck(tx, opened);
      return opened;
    });
    await checkRun(kernel, run);
    return run;
  };
  const planned = (nickname: string, note: string) =>
    inCompany(kernel.db, companyCode, async (tx) => {
      const { personId } = person;
      const input = { personId, change: { nickname }, expected: { nickname: '' } };
      const shown = { note, detail: {} };
      const planId = await planForDay(kernel, tx, origin, {
        name: 'change-person',
        input,
        dueOn: await dayOf(companyCode, 30),
        shown,
      });
      if (planId === undefined) throw new Error('the day is none to plan for');
      return planId;
    });
  return { companyCode, browser, person, colleague, origin, named, planned };
}

/** Everything that runs and planned changes of a company hold, opened. */
function storedWork(companyCode: string): Promise<string> {
  const { keyring } = kernel;
  return inCompany(kernel.db, companyCode, async (tx: Tx) => {
    const rows = await tx
      .selectFrom('run_rows')
      .select(['run_id', 'row_number', 'input', 'outcome', 'found', 'step'])
      .execute();
    const plans = await tx.selectFrom('plans').select(['plan_id', 'input', 'outcome', 'note']).execute();
    const opened = [
      ...rows.flatMap(({ run_id: id, row_number: n, ...sealed }) =>
        Object.values(sealed).map((each) => each && unseal(keyring, runRow(id, n), each)),
      ),
      ...plans.flatMap(({ plan_id: id, ...sealed }) =>
        Object.values(sealed).map((each) => each && unseal(keyring, planRow(id), each)),
      ),
    ];
    return JSON.stringify(opened);
  });
}

const planOf = async (companyCode: string, planId: string) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select(['state', 'code', 'input', 'note']).where('plan_id', '=', planId).executeTakeFirst(),
  );
const statesOf = async (run: RunOf) => (await readRows(kernel, run)).map(({ state }) => state);

test('RCN-02 declined data is deleted from runs, their file, their undo and planned changes at once; the rest remains', async () => {
  const { companyCode, browser, person, colleague, origin, named, planned } = await people();
  const done = await named([
    [person, '가람canary'],
    [colleague, '나래'],
  ]);
  await control(browser, done.runId, 'confirmation');
  await runRows(kernel, done);
  expect(await statesOf(done)).toEqual(['done', 'done']);
  const undo = await inCompany(kernel.db, companyCode, (tx) => takeRunBack(kernel, tx, origin, done));
  const waiting = await named([
    [person, '다온canary', '가람canary'],
    [colleague, '라온', '나래'],
  ]);
  const moved = await actOn(browser, {
    personIds: [person.personId],
    act: { kind: 'moveEmployees', departmentCode: 'SALES' },
  });
  await confirmAndRun(app, browser, { companyCode, runId: moved });
  const [later, kept] = [await planned('마루canary', '승진'), await planned('', '전보')];
  const before = await storedWork(companyCode);
  expect(before.split('canary').length - 1).toBeGreaterThan(5);

  await inCompany(kernel.db, companyCode, (tx) => deleteOptional(tx, kernel, person));
  const after = await storedWork(companyCode);
  expect(after).not.toContain('canary');
  expect(after).toContain('나래');
  expect(await databaseText(app)).not.toContain('canary');
  for (const { runId } of [done, waiting, undo]) {
    const file = await browser.post(`/api/v1/runs/${runId}/file`, { reason: '감사 자료' });
    expect([file.status, file.text.includes('canary')]).toEqual([200, false]);
  }
  expect(await runOf(browser, waiting.runId)).toMatchObject({
    state: 'checked',
    clean: 1,
    objected: 1,
    refused: 1,
    codes: [{ code: 'EMPLOYEE_OPTIONAL_DECLINED', count: 1 }],
  });
  expect(await planOf(companyCode, later)).toMatchObject({
    state: 'refused',
    code: 'EMPLOYEE_OPTIONAL_DECLINED',
    input: null,
  });
  expect(await planOf(companyCode, kept)).toMatchObject({ state: 'waiting', code: null });
  await control(browser, waiting.runId, 'confirmation');
  await runRows(kernel, waiting);
  expect(await statesOf(waiting)).toEqual(['refused', 'done']);
  // A move says nothing optional, and can still be taken back.
  const back = await control(browser, moved, 'undo');
  await runRows(kernel, { companyCode, runId: back.json<{ runId: string }>().runId });
  expect(await departmentsOf(app, companyCode, [person.personId])).toEqual(['TOP']);
});

test('ACC-11 a closed account is removed from runs and planned changes at once, and its pending ones are refused', async () => {
  const { companyCode, browser, person, colleague, named, planned } = await people();
  const [{ personId }, { personId: other }] = [person, colleague];
  const done = await actOn(browser, {
    personIds: [personId, other],
    act: { kind: 'moveEmployees', departmentCode: 'SALES' },
  });
  await confirmAndRun(app, browser, { companyCode, runId: done });
  const unchecked = await actOn(browser, {
    personIds: [personId],
    act: { kind: 'moveEmployees', departmentCode: 'TOP' },
  });
  const waiting = await named([
    [person, '가람canary'],
    [colleague, '나래'],
  ]);
  await control(browser, waiting.runId, 'confirmation');
  const planId = await planned('다온', '휴직 canary');
  const own = await signInAs(app, person);
  const closed = await own.post('/api/v1/profile/closing', { password: testPassword });
  expect(closed.status, closed.text).toBe(200);
  expect(await storedWork(companyCode)).not.toContain('canary');
  const about = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ held: number }>`select count(*)::integer as held from run_rows
      where target_id = ${personId} and coalesce(input, outcome, found, step) is not null`.execute(tx),
  );
  expect(about.rows).toEqual([{ held: 0 }]);
  expect(await planOf(companyCode, planId)).toMatchObject({ state: 'refused', code: 'CO404', input: null, note: null });
  await checkRun(kernel, { companyCode, runId: unchecked });
  expect(await runOf(browser, unchecked)).toMatchObject({ state: 'checked', objected: 1, refused: 1 });
  await runRows(kernel, waiting);
  expect(await statesOf(waiting)).toEqual(['refused', 'done']);
  expect(await runOf(browser, waiting.runId)).toMatchObject({ state: 'done', codes: [{ code: 'CO404', count: 1 }] });
  // What is known of the others is taken back.
  const back = await control(browser, done, 'undo');
  await runRows(kernel, { companyCode, runId: back.json<{ runId: string }>().runId });
  expect(await departmentsOf(app, companyCode, [other])).toEqual(['TOP']);
});
