// Runs on every PostgreSQL: row locks.
import { randomUUID } from 'node:crypto';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { addNamedRows, openRun, sealRun } from '../../../kernel/operations/stored/runs/open-run.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { statementsOfCall } from '../../../testing/database/count-statements.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { auditRows } from '../../../testing/organisation.ts';
import { grant, revokeAll } from '../../../testing/operations/rights.ts';
import {
  actOn,
  addDepartments,
  confirmAndRun,
  control,
  departmentsOf,
  outcomeOf,
  rowsOf,
  runOf,
  runsOf,
} from '../../../testing/operations/runs.ts';
import { runs } from './index.ts';
import { startTestApp } from '../../../testing/test-app.ts';

// No worker runs: each test says when a run is checked and when its rows run.
const app = await startTestApp({ work: false });
const { kernel } = app;

async function company(companyCode: string, people = 3) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(administrator, ['SALES', 'TECH']);
  const personIds: string[] = [];
  for (let n = 0; n < people; n += 1) {
    personIds.push((await addMember(kernel.db, { companyCode, role: 'employee' })).personId);
  }
  const move = (departmentCode: string, ids: readonly string[] = personIds) =>
    actOn(administrator, { personIds: ids, act: { kind: 'moveEmployees', departmentCode } });
  return { companyCode, administrator, personIds, move };
}

const trayOf = async (by: { get: (path: string) => Promise<{ json: <T>() => T }> }) =>
  (await by.get('/api/v1/jobs')).json<List<ConsoleJob>>().items;

test('USR-10 USR-09 a run shows the findings of its check, is confirmed, and keeps the former values of each row', async () => {
  const { companyCode, administrator, personIds, move } = await company('RUNVIEW1');
  const runId = await move('SALES');
  expect(await runOf(administrator, runId)).toMatchObject({ state: 'checking', can: ['cancel', 'download'] });
  const run = { companyCode, runId };
  await checkRun(kernel, run);
  expect(await runOf(administrator, runId)).toMatchObject({
    kind: 'moveEmployees',
    origin: 'selection',
    subject: { kind: 'department', id: 'SALES', name: 'SALES 팀', englishName: 'Team SALES' },
    owner: { kind: 'person', id: administrator.personId, name: 'Baek Sol' },
    plannedOn: null,
    state: 'checked',
    total: 3,
    clean: 3,
    objected: 0,
    unchecked: 0,
    done: 0,
    codes: [],
    can: ['confirm', 'cancel', 'download'],
  });
  const shown = (await rowsOf(administrator, runId)).items;
  expect(shown.map(({ state, before }) => [state, before?.id])).toEqual(personIds.map(() => ['waiting', 'TOP']));
  // TOP bears the name of the company.
  expect(shown.map(({ before }) => before?.name)).not.toContain('');
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TOP', 'TOP', 'TOP']);
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('200');
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('409 RUN_STATE');
  await runRows(kernel, run);
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['SALES', 'SALES', 'SALES']);
  const again = await move('TECH');
  await confirmAndRun(app, administrator, { companyCode, runId: again });
  const { items, total, next } = await rowsOf(administrator, again);
  expect([total, next]).toEqual([{ count: 3, isExact: true }, null]);
  expect(items.map(({ target }) => target?.id)).toEqual(personIds);
  expect(items[0]).toMatchObject({
    rowNumber: 1,
    target: { kind: 'person', name: 'Baek Sol' },
    state: 'done',
    checkState: 'clean',
    before: { kind: 'department', id: 'SALES', name: 'SALES 팀' },
    refusal: null,
  });
  const acts = await auditRows(app, companyCode, 'confirm-run');
  expect(acts).toEqual(
    [runId, again].map((id) => ({ actor_id: administrator.personId, target_kind: 'run', target_id: id })),
  );
});

test('BLK-04 a run is paused, resumed and cancelled by its owner, and each action is refused in other states', async () => {
  const { companyCode, administrator, personIds, move } = await company('RUNVIEW2');
  const runId = await move('SALES');
  const act = async (name: string) => outcomeOf(await control(administrator, runId, name));
  const inState = async () => {
    const { state, can } = await runOf(administrator, runId);
    return [state, can.filter((each) => each !== 'download')];
  };
  expect([await act('pause'), await act('resumption')]).toEqual(['409 RUN_STATE', '409 RUN_STATE']);
  await checkRun(kernel, { companyCode, runId });
  expect(await act('confirmation')).toBe('200');
  expect(await inState()).toEqual(['waiting', ['pause', 'cancel']]);
  expect(await act('pause')).toBe('200');
  expect(await inState()).toEqual(['paused', ['resume', 'cancel']]);
  await runRows(kernel, { companyCode, runId });
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TOP', 'TOP', 'TOP']);
  expect(await act('resumption')).toBe('200');
  expect(await act('cancellation')).toBe('200');
  expect(await inState()).toEqual(['cancelled', []]);
  expect(await act('cancellation')).toBe('409 RUN_STATE');
  await runRows(kernel, { companyCode, runId });
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TOP', 'TOP', 'TOP']);
  for (const operation of ['pause-run', 'resume-run', 'cancel-run']) {
    expect(await auditRows(app, companyCode, operation)).toHaveLength(1);
  }
});

test('USR-10 a run is found only by its owner and by users with the same right over the whole company', async () => {
  const { companyCode, administrator, personIds } = await company('RUNVIEW3');
  const owner = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const permission of ['employees.view', 'employees.change'] as const) {
    await grant(kernel.db, { companyCode, personId: owner.personId, permission, department: 'TOP' });
  }
  const runId = await actOn(owner, { personIds, act: { kind: 'moveEmployees', departmentCode: 'SALES' } });
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  const narrow = await memberBrowser(app, { companyCode, role: 'employee' });
  await grant(kernel.db, {
    companyCode,
    personId: narrow.personId,
    permission: 'employees.change',
    department: 'SALES',
  });
  const stranger = await memberBrowser(app, { companyCode: 'RUNVIEW3X', role: 'administrator' });
  for (const other of [colleague, narrow, stranger]) {
    expect(await runsOf(other)).toEqual([]);
    const path = `/api/v1/runs/${runId}`;
    expect(outcomeOf(await other.get(path))).toBe('404 CO404');
    expect(outcomeOf(await other.get(`${path}/rows`))).toBe('404 CO404');
    for (const act of ['confirmation', 'pause', 'resumption', 'cancellation']) {
      expect(outcomeOf(await control(other, runId, act))).toBe('404 CO404');
    }
  }
  expect(outcomeOf(await administrator.get(`/api/v1/runs/${randomUUID()}`))).toBe('404 CO404');
  await checkRun(kernel, { companyCode, runId });
  expect(await runsOf(owner)).toMatchObject([{ runId, can: ['confirm', 'cancel', 'download'] }]);
  expect(await runsOf(administrator)).toMatchObject([{ runId, can: ['cancel', 'download'] }]);
  // What is done in the owner's name is the owner's to start.
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('404 CO404');
  expect(outcomeOf(await control(administrator, runId, 'cancellation'))).toBe('200');
  expect(await runOf(owner, runId)).toMatchObject({ state: 'cancelled' });
});

test('USR-10 rows are read by page, state and code, with the reason of a refusal', async () => {
  const { companyCode, administrator, personIds, move } = await company('RUNVIEW4', 105);
  const runId = await move('SALES');
  const run = { companyCode, runId };
  await checkRun(kernel, run);
  const first = await rowsOf(administrator, runId);
  expect([first.items.length, first.next, first.total.count]).toEqual([100, '100', 105]);
  const second = await rowsOf(administrator, runId, `?after=${first.next}`);
  expect(second.items.map(({ target }) => target?.id)).toEqual(personIds.slice(100));
  expect(second.next).toBeNull();
  expect((await administrator.delete('/api/v1/departments/SALES')).status).toBe(200);
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('200');
  await runRows(kernel, run);
  const { state, refused, codes } = await runOf(administrator, runId);
  const [code] = codes;
  expect([state, refused, codes.length, code?.count]).toEqual(['done', 105, 1, 105]);
  const refusedRows = await rowsOf(administrator, runId, `?state=refused&code=${code?.code}`);
  expect(refusedRows.items[0]).toMatchObject({ state: 'refused', checkState: 'clean' });
  expect(refusedRows.items[0]?.refusal).not.toBeNull();
  expect((await rowsOf(administrator, runId, '?state=done')).items).toEqual([]);
  expect((await rowsOf(administrator, runId, '?code=MB783')).items).toEqual([]);
});

test('BLK-04 the tray lists runs among jobs, newest first, and cancels one', async () => {
  const { companyCode, administrator, move } = await company('RUNVIEW5');
  const first = await move('SALES');
  const second = await move('TECH');
  await checkRun(kernel, { companyCode, runId: second });
  expect(await trayOf(administrator)).toMatchObject([
    { jobId: second, kind: 'run', state: 'toConfirm', can: ['cancel'], totalCount: 3, doneCount: 0 },
    { jobId: first, kind: 'run', state: 'preparing', run: { kind: 'moveEmployees', origin: 'selection' } },
  ]);
  const cancel = (by: typeof administrator) => by.post(`/api/v1/jobs/${second}/cancel`);
  const stranger = await memberBrowser(app, { companyCode: 'RUNVIEW5X', role: 'administrator' });
  expect(outcomeOf(await cancel(stranger))).toBe('404 CO404');
  expect(outcomeOf(await cancel(administrator))).toBe('200');
  expect(outcomeOf(await cancel(administrator))).toBe('409 JOB_STATE');
  const [ended] = await trayOf(administrator);
  expect(ended).toMatchObject({ jobId: second, state: 'cancelled', can: [] });
  expect(ended?.expiresAt).not.toBeNull();
  expect(await auditRows(app, companyCode, 'cancel-job')).toMatchObject([{ target_kind: 'run', target_id: second }]);
});

test('BLK-09 USR-10 a run is undone by one undo at a time; rows changed since are listed and kept', async () => {
  const { companyCode, administrator, personIds, move } = await company('RUNVIEW6');
  const runId = await move('SALES');
  const undo = () => control(administrator, runId, 'undo');
  expect(outcomeOf(await undo())).toBe('409 UNDO_OVER');
  await confirmAndRun(app, administrator, { companyCode, runId });
  expect((await runOf(administrator, runId)).can).toEqual(['undo', 'download']);
  const [changed = ''] = personIds;
  await confirmAndRun(app, administrator, { companyCode, runId: await move('TECH', [changed]) });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const undoId =
    answers.flatMap((each) => (each.status === 200 ? [each.json<{ runId: string }>().runId] : []))[0] ?? '';
  await runRows(kernel, { companyCode, runId: undoId });
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TECH', 'TOP', 'TOP']);
  expect(await runOf(administrator, undoId)).toMatchObject({
    origin: 'undo',
    undoOf: runId,
    done: 2,
    refused: 1,
    codes: [{ code: 'EDIT_CONFLICT', count: 1 }],
    can: ['download'],
  });
  const { items } = await rowsOf(administrator, undoId, '?state=refused');
  expect(items.map(({ target }) => target?.id)).toEqual([changed]);
  expect(await runOf(administrator, runId)).toMatchObject({ undoneBy: undoId, can: ['undo', 'download'] });
  // What was refused can be taken back as long as its step is kept, and nothing else a second time.
  await confirmAndRun(app, administrator, { companyCode, runId: await move('SALES', [changed]) });
  const rest = (await undo()).json<{ runId: string }>().runId;
  await runRows(kernel, { companyCode, runId: rest });
  expect(await runOf(administrator, rest)).toMatchObject({ total: 1, done: 1 });
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TOP', 'TOP', 'TOP']);
  expect(outcomeOf(await undo())).toBe('409 UNDO_OVER');
});

test('BLK-09 a run can be undone again after an undo that reverted nothing', async () => {
  const { companyCode, administrator, personIds, move } = await company('RUNVIEWU');
  const runId = await move('SALES');
  await confirmAndRun(app, administrator, { companyCode, runId });
  const undo = async () => (await control(administrator, runId, 'undo')).json<{ runId: string }>().runId;
  const first = await undo();
  expect(outcomeOf(await control(administrator, first, 'cancellation'))).toBe('200');
  await runRows(kernel, { companyCode, runId: first });
  await runRows(kernel, { companyCode, runId: await undo() });
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TOP', 'TOP', 'TOP']);
});

test('USR-10 ids in capitals equal those in small letters, in addresses and in a selection', async () => {
  const { companyCode, administrator, personIds } = await company('RUNVIEWI');
  const [first = '', second = ''] = personIds.map((personId) => personId.toUpperCase());
  const act = { kind: 'moveEmployees', departmentCode: 'SALES' };
  const runId = await actOn(administrator, { personIds: [...personIds, first], exceptIds: [second], act });
  await checkRun(kernel, { companyCode, runId });
  expect(outcomeOf(await control(administrator, runId.toUpperCase(), 'confirmation'))).toBe('200');
  await runRows(kernel, { companyCode, runId });
  expect(await runOf(administrator, runId.toUpperCase())).toMatchObject({ runId, total: 2, done: 2 });
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['SALES', 'TOP', 'SALES']);
});

test('USR-10 a user who lost the right no longer finds their own runs', async () => {
  const { companyCode, personIds } = await company('RUNVIEWL');
  const helper = await memberBrowser(app, { companyCode, role: 'employee' });
  const { personId } = helper;
  for (const permission of ['employees.view', 'employees.change', 'jobs.view'] as const) {
    await grant(kernel.db, { companyCode, personId, permission });
  }
  const runId = await actOn(helper, { personIds, act: { kind: 'moveEmployees', departmentCode: 'SALES' } });
  expect((await runsOf(helper)).map((run) => run.runId)).toEqual([runId]);
  expect((await trayOf(helper)).map(({ jobId }) => jobId)).toEqual([runId]);
  await revokeAll(kernel.db, companyCode, personId);
  await grant(kernel.db, { companyCode, personId, permission: 'jobs.view' });
  expect(await trayOf(helper)).toEqual([]);
  for (const path of [`/api/v1/runs/${runId}`, `/api/v1/runs/${runId}/rows`]) {
    expect(outcomeOf(await helper.get(path))).toBe('404 CO404');
  }
  const file = await helper.post(`/api/v1/runs/${runId}/file`, { reason: '감사' });
  expect(outcomeOf(file)).toBe('404 CO404');
  expect(await runsOf(helper)).toEqual([]);
});

test('USR-10 polling the list of background jobs every second during a run reads no row of a run', async () => {
  const { administrator, move } = await company('RUNVIEWP');
  const runId = await move('SALES');
  const read = (path: string) => statementsOfCall(() => administrator.get(path));
  expect((await read('/api/v1/jobs')).filter((text) => /run_rows|undo_of/.test(text))).toEqual([]);
  // The page of the run does.
  expect((await read(`/api/v1/runs/${runId}`)).some((text) => text.includes('run_rows'))).toBe(true);
});

test('USR-10 refused rows are retried in a run of their own, which is checked first', async () => {
  const { companyCode, administrator, personIds } = await company('RUNVIEW7');
  const runId = await actOn(administrator, { personIds, act: { kind: 'moveEmployees', departmentCode: 'LATER' } });
  const retry = (of: string) => control(administrator, of, 'retry');
  expect(outcomeOf(await retry(runId))).toBe('409 RUN_NOTHING_FAILED');
  await confirmAndRun(app, administrator, { companyCode, runId });
  expect(await runOf(administrator, runId)).toMatchObject({ refused: 3, can: ['retry', 'download'] });
  await addDepartments(administrator, ['LATER']);
  const answer = await retry(runId);
  expect(answer.status, answer.text).toBe(200);
  const again = { companyCode, runId: answer.json<{ runId: string }>().runId };
  const fill = () => runs.longTasks?.(kernel)['fill-retry-of-run']?.({ ...again, retryOf: runId });
  await fill();
  await fill();
  expect(await runOf(administrator, again.runId)).toMatchObject({
    origin: 'retry',
    retryOf: runId,
    state: 'checking',
    total: 3,
    subject: { id: 'LATER' },
  });
  await confirmAndRun(app, administrator, again);
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['LATER', 'LATER', 'LATER']);
  expect(outcomeOf(await retry(again.runId))).toBe('409 RUN_NOTHING_FAILED');
  expect(await auditRows(app, companyCode, 'retry-run')).toMatchObject([{ target_kind: 'run', target_id: runId }]);
});

test('USR-10 planned changes of one day are visible with the right to each of them, and cannot be controlled as a run before its end', async () => {
  const { companyCode, administrator, personIds } = await company('RUNVIEW8');
  const [personId = ''] = personIds;
  const narrow = await memberBrowser(app, { companyCode, role: 'employee' });
  await grant(kernel.db, { companyCode, personId: narrow.personId, permission: 'employees.change' });
  const runId = await inCompany(kernel.db, companyCode, async (tx) => {
    const origin = { principal: { companyCode }, request: { id: randomUUID(), address: '' } };
    const shown = { kind: 'plannedChanges', origin: 'plan', detail: { on: '2026-12-01' } } as const;
    const run = await openRun(kernel, tx, origin, 'change-employee-place', shown);
    await addNamedRows(kernel, tx, run, [
      { input: { personId, departmentCode: 'SALES' }, personId: administrator.personId },
      { name: 'create-department', input: {}, personId: administrator.personId },
    ]);
    await sealRun(tx, run);
    return run.runId;
  });
  expect(await runsOf(administrator)).toMatchObject([
    { runId, kind: 'plannedChanges', plannedOn: '2026-12-01', owner: null, can: [] },
  ]);
  expect(await runsOf(narrow)).toEqual([]);
  expect(outcomeOf(await narrow.get(`/api/v1/runs/${runId}`))).toBe('404 CO404');
  for (const act of ['pause', 'cancellation', 'retry']) {
    expect(outcomeOf(await control(administrator, runId, act))).toBe('404 CO404');
  }
  expect(outcomeOf(await control(administrator, runId, 'undo'))).toBe('409 UNDO_OVER');
  expect(outcomeOf(await control(narrow, runId, 'undo'))).toBe('404 CO404');
  expect(outcomeOf(await administrator.post(`/api/v1/jobs/${runId}/cancel`))).toBe('404 CO404');
});
