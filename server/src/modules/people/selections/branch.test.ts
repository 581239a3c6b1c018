// Runs on every PostgreSQL: rights within a department.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { grant, revokeAll } from '../../../testing/operations/rights.ts';
import {
  actOn,
  addDepartments,
  control,
  departmentsOf,
  outcomeOf,
  rowsOf,
  runOf,
} from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { selections } from './index.ts';

// No worker runs: each test says what a worker does.
const app = await startTestApp({ work: false });
const { kernel } = app;
const acts = '/api/v1/employees/acts';

/** A company whose branch SALES, with INSIDE below it, has an administrator of its own; TECH is another. */
async function company(companyCode: string) {
  const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(owner, ['SALES', 'TECH']);
  await addDepartments(owner, ['INSIDE'], 'SALES');
  const place = async (departmentCode: string) => {
    const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
    await inCompany(kernel.db, companyCode, (tx) =>
      sql`update people set department_code = ${departmentCode} where person_id = ${personId}`.execute(tx),
    );
    return personId;
  };
  const inBranch = [await place('SALES'), await place('SALES'), await place('INSIDE')];
  const outside = [await place('TECH'), await place('TOP')];
  const branch = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const permission of ['employees.view', 'employees.change'] as const) {
    await grant(kernel.db, { companyCode, personId: branch.personId, permission, department: 'SALES' });
  }
  return { companyCode, owner, branch, inBranch, outside };
}

async function fill(companyCode: string, runId: string): Promise<void> {
  const { rows } = await app.pools.owner.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'fill-employees-run' and j.payload->>'runId' = $1`,
    [runId],
  );
  await selections.longTasks?.(kernel)['fill-employees-run']?.(rows[0]?.payload);
  await checkRun(kernel, { companyCode, runId });
}

test.each(['', 'TOP'])(
  'USR-10 an administrator of a branch selects the whole list and moves only the branch (department filter "%s")',
  async (departmentCode) => {
    const code = `BRANCH${departmentCode || 'ALL'}`;
    const { companyCode, branch, inBranch, outside } = await company(code);
    const runId = await actOn(branch, { departmentCode, act: { kind: 'moveEmployees', departmentCode: 'INSIDE' } });
    await fill(companyCode, runId);
    // One of them is there already (MB716).
    expect(await runOf(branch, runId)).toMatchObject({ state: 'checked', total: 3, clean: 2, objected: 1 });
    const { items } = await rowsOf(branch, runId);
    expect(items.map(({ target }) => target?.id)).toEqual(expect.arrayContaining(inBranch));
    expect(outcomeOf(await control(branch, runId, 'confirmation'))).toBe('200');
    await runRows(kernel, { companyCode, runId });
    expect(await runOf(branch, runId)).toMatchObject({ state: 'done', done: 2, refused: 1, failed: 0 });
    expect(await departmentsOf(app, companyCode, inBranch)).toEqual(['INSIDE', 'INSIDE', 'INSIDE']);
    expect(await departmentsOf(app, companyCode, outside)).toEqual(['TECH', 'TOP']);
  },
);

test('USR-10 the reach of the right is read when the run is filled, and without the right the run is empty', async () => {
  const { companyCode, branch, inBranch } = await company('BRANCHLOST');
  const runId = await actOn(branch, { act: { kind: 'moveEmployees', departmentCode: 'INSIDE' } });
  await revokeAll(kernel.db, companyCode, branch.personId);
  await fill(companyCode, runId);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ state: string; total: number }>`select state, total from row_runs where run_id = ${runId}`.execute(tx),
  );
  expect(rows).toEqual([{ state: 'checked', total: 0 }]);
  expect(await departmentsOf(app, companyCode, inBranch)).toEqual(['SALES', 'SALES', 'INSIDE']);
});

test('USR-10 an administrator of a branch is refused outside it by filter or ID, and an employee is always refused', async () => {
  const { companyCode, branch, outside } = await company('BRANCHOUT');
  const act = { kind: 'moveEmployees', departmentCode: 'INSIDE' };
  for (const body of [{ departmentCode: 'TECH' }, { personIds: outside }]) {
    expect(outcomeOf(await branch.post(acts, { ...body, act }))).toBe('403 CO401');
  }
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const body of [{}, { departmentCode: 'TOP' }, { departmentCode: 'SALES' }]) {
    expect(outcomeOf(await employee.post(acts, { ...body, act }))).toBe('403 CO401');
  }
});
