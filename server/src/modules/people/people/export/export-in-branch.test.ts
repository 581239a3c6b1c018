// Runs on every PostgreSQL: rights within a department.
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { runJob } from '../../../ground/jobs/index.ts';
import { addMember, memberBrowser } from '../../../../testing/member.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { auditRows } from '../../../../testing/organisation.ts';
import { grant, revokeAll } from '../../../../testing/operations/rights.ts';
import { addDepartments, outcomeOf } from '../../../../testing/operations/runs.ts';
import { employeesPath } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { exportEmployeesKind, writeEmployees } from './export-file.ts';

// No worker runs: each test says when it does.
const app = await startTestApp({ work: false });
const { kernel } = app;
const permissions = ['employees.view', 'employees.export', 'jobs.view', 'jobs.download', 'jobs.change'] as const;

/** A company whose branch SALES, with INSIDE below it, has an administrator of its own; TECH is another. */
async function company(companyCode: string) {
  const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(owner, ['SALES', 'TECH']);
  await addDepartments(owner, ['INSIDE'], 'SALES');
  const ids: Record<string, string> = {};
  for (const departmentCode of ['SALES', 'INSIDE', 'TECH']) {
    const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
    await move(companyCode, personId, departmentCode);
    ids[departmentCode] = personId;
  }
  return { companyCode, owner, branch: await administratorOfBranch(companyCode), ids };
}

async function administratorOfBranch(companyCode: string) {
  const branch = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const permission of permissions) {
    await grant(kernel.db, { companyCode, personId: branch.personId, permission, department: 'SALES' });
  }
  return branch;
}

const move = (companyCode: string, personId: string, departmentCode: string) =>
  inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set department_code = ${departmentCode} where person_id = ${personId}`.execute(tx),
  );

const start = (by: Browser, selection: object = {}) =>
  by.post(`${employeesPath}/exports`, { reason: '지점 점검', ...selection });
const work = (companyCode: string, jobId: string) =>
  runJob(kernel, { companyCode, jobId }, { permission: 'employees.export', work: writeEmployees });
const jobOf = async (by: Browser, jobId: string) =>
  (await by.get('/api/v1/jobs')).json<{ items: ConsoleJob[] }>().items.find((job) => job.jobId === jobId);

/** The login IDs in the file of an export, in order. */
async function exported(companyCode: string, by: Browser, selection: object = {}): Promise<string[]> {
  const answer = await start(by, selection);
  expect(answer.status, answer.text).toBe(200);
  const { jobId } = answer.json<{ jobId: string }>();
  await work(companyCode, jobId);
  expect(await jobOf(by, jobId)).toMatchObject({
    kind: exportEmployeesKind,
    state: 'done',
    can: ['download', 'delete'],
  });
  const { text } = await by.get(`/api/v1/jobs/${jobId}/result`);
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .flatMap((line) => line.match(/"([^"]+@[^"]+)"/u)?.[1] ?? [])
    .toSorted();
}

async function loginIds(companyCode: string, personIds: readonly (string | undefined)[]): Promise<string[]> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ id: string }>`select login_id as id from people where person_id = any(${personIds}::uuid[])`.execute(tx),
  );
  return rows.map(({ id }) => id).toSorted();
}

test('BLK-06 MEM-07 an administrator of a branch exports the branch, a department or selected people, and the reason is kept', async () => {
  const { companyCode, branch, ids } = await company('EXPORTIN');
  const { SALES, INSIDE } = ids;
  expect((await branch.get(employeesPath)).json<{ can: string[] }>().can).toContain('export');
  const inBranch = await loginIds(companyCode, [SALES, INSIDE]);
  for (const selection of [
    {},
    { departmentCode: 'TOP' },
    { departmentCode: 'SALES' },
    { personIds: [SALES, INSIDE] },
  ]) {
    expect([selection, await exported(companyCode, branch, selection)]).toEqual([selection, inBranch]);
  }
  expect(await exported(companyCode, branch, { departmentCode: 'INSIDE' })).toEqual(
    await loginIds(companyCode, [INSIDE]),
  );
  expect(await exported(companyCode, branch, { exceptIds: [INSIDE] })).toEqual(await loginIds(companyCode, [SALES]));
  const rows = await auditRows(app, companyCode, 'export-employees');
  expect(new Set(rows.map(({ actor_id: actor }) => actor))).toEqual(new Set([branch.personId]));
  expect(rows).toHaveLength(6);
});

test('MEM-02 MEM-07 exports outside the branch and by employees are refused', async () => {
  const { companyCode, branch, owner, ids } = await company('EXPORTOUT');
  for (const selection of [{ departmentCode: 'TECH' }, { personIds: [ids['SALES'], ids['TECH']] }]) {
    expect(outcomeOf(await start(branch, selection))).toBe('403 CO401');
  }
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const selection of [{}, { departmentCode: 'TOP' }, { departmentCode: 'SALES' }, { personIds: [ids['SALES']] }]) {
    expect(outcomeOf(await start(employee, selection))).toBe('403 CO401');
  }
  expect(outcomeOf(await employee.get('/api/v1/jobs'))).toBe('403 CO401');
  // The file is for who started it, whatever others may do.
  const { jobId } = (await start(branch)).json<{ jobId: string }>();
  await work(companyCode, jobId);
  const other = await administratorOfBranch(companyCode);
  for (const by of [other, owner]) {
    expect(outcomeOf(await by.get(`/api/v1/jobs/${jobId}/result`))).toBe('404 CO404');
    expect(outcomeOf(await by.post(`/api/v1/jobs/${jobId}/cancel`, {}))).toBe('404 CO404');
    expect(outcomeOf(await by.delete(`/api/v1/jobs/${jobId}`))).toBe('404 CO404');
  }
  expect(outcomeOf(await branch.delete(`/api/v1/jobs/${jobId}`))).toBe('200');
});

test('BLK-06 MEM-02 the file contains the people within reach when it is written; without the right there is no file', async () => {
  const { companyCode, branch, ids } = await company('EXPORTLATE');
  const { jobId } = (await start(branch, { personIds: [ids['SALES'], ids['INSIDE']] })).json<{ jobId: string }>();
  await move(companyCode, ids['INSIDE'] ?? '', 'TECH');
  await work(companyCode, jobId);
  const { text } = await branch.get(`/api/v1/jobs/${jobId}/result`);
  const [gone = ''] = await loginIds(companyCode, [ids['INSIDE']]);
  expect(text).not.toContain(gone);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  const lost = (await start(branch)).json<{ jobId: string }>();
  await revokeAll(kernel.db, companyCode, branch.personId);
  await work(companyCode, lost.jobId);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ state: string }>`select state from console_jobs where job_id = ${lost.jobId}`.execute(tx),
  );
  expect(rows).toEqual([{ state: 'cancelled' }]);
});
