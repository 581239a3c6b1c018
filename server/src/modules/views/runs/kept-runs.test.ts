import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { purgeExpired } from '../../../platform/purge-expired.ts';
import { addMember } from '../../../testing/member.ts';
import { actOn, addDepartments, confirmAndRun, control, outcomeOf, runOf } from '../../../testing/operations/runs.ts';
import { addTestCompany, addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;

async function doneRun() {
  const companyCode = await addTestCompany(app);
  const owner = await addTestPerson(app, { companyCode, roles: ['administrator'] });
  const browser = await signInAs(app, owner);
  await addDepartments(browser, ['SALES']);
  const person = await addTestPerson(app, { companyCode });
  const personIds = [person.personId, (await addMember(kernel.db, { companyCode, role: 'employee' })).personId];
  const runId = await actOn(browser, { personIds, act: { kind: 'moveEmployees', departmentCode: 'SALES' } });
  await confirmAndRun(app, browser, { companyCode, runId });
  return { companyCode, owner, browser, person, runId };
}

test('ACC-09 a person downloads the runs they started and the rows about them, without the data of others', async () => {
  const { owner, browser, person, runId } = await doneRun();
  const dataOf = async (by: typeof browser) =>
    (await by.post('/api/v1/profile/data')).json<Readonly<Record<string, readonly object[]>>>();
  const own = await dataOf(browser);
  expect(own['changesOfManyRows']).toMatchObject([
    { runId, kind: 'moveEmployees', origin: 'selection', state: 'done', doneCount: 2 },
  ]);
  expect(own['rowsOfManyChanges'] ?? []).toEqual([]);
  const about = await dataOf(await signInAs(app, person));
  expect(about['rowsOfManyChanges']).toMatchObject([
    { operation: 'change-employee-place', state: 'done', code: null, isAboutPerson: true },
  ]);
  expect(JSON.stringify(about)).not.toContain(owner.loginId);
});

// Last, for it moves the clock.
test('BLK-09 a run can be undone for seven days after its end, and then its undo data is deleted', async () => {
  const { companyCode, owner, runId } = await doneRun();
  const kept = async () => {
    const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
      sql<{
        rows: number;
        inputs: number;
        steps: number;
      }>`select count(*)::integer as rows, count(input)::integer as inputs,
        count(step)::integer as steps from run_rows where run_id = ${runId}`.execute(tx),
    );
    return rows[0];
  };
  await app.advance(7 * daySeconds - 60);
  await purgeExpired(kernel.db);
  expect(await kept()).toEqual({ rows: 2, inputs: 2, steps: 2 });
  const browser = await signInAs(app, owner);
  expect((await runOf(browser, runId)).can).toContain('undo');
  await app.advance(120);
  expect(outcomeOf(await control(browser, runId, 'undo'))).toBe('409 UNDO_OVER');
  await purgeExpired(kernel.db);
  expect(await kept()).toEqual({ rows: 0, inputs: 0, steps: 0 });
  expect(outcomeOf(await browser.get(`/api/v1/runs/${runId}`))).toBe('404 CO404');
});
