// Runs on every PostgreSQL: row locks and faults of statements.
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { byRowsAlone, filledRun, rowsOf, runner } from '../../../../testing/operations/runs/run-both-ways.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { departmentCodes } from '../../../../testing/organisation.ts';
import { inCompany } from '../../../db/database.ts';
import { execute } from '../../executor.ts';
import { runRows, watchRows } from '../rows.ts';
import { cancelRun, pauseRun, resumeRun } from './control-run.ts';
import { addNamedRows, addRows, openRun, sealRun } from './open-run.ts';
import { selectRun } from './read-run.ts';
import type { RunOf } from './runs.sql.ts';
import { takeRunBack } from './undo-run.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
// One department in three ends in the time limit; questions of rights are counted; an owner loses the right behind a chunk.
await app.pools.owner.query(`
  create function be_slow() returns trigger language plpgsql as $$
  begin
    if new.department_code like 'SLOW%' then raise exception 'slow' using errcode = '57014'; end if;
    return new;
  end $$;
  create trigger slow_departments before insert on departments for each row execute function be_slow();
  create sequence questions minvalue 0;
  select nextval('questions');
  grant usage on sequence questions to madang_app;
  alter function authorize_each(uuid, text, text[], text[]) rename to authorize_each_uncounted;
  create function authorize_each(actor uuid, wanted text, kinds text[], ids text[])
  returns table (place integer, is_allowed boolean, is_above boolean) language plpgsql volatile as $$
  begin
    perform nextval('questions');
    return query select * from authorize_each_uncounted(actor, wanted, kinds, ids);
  end $$;
  create function lose_right() returns trigger language plpgsql as $$
  begin
    if new.company_code like 'LOSE%' and new.done_count > 0 then
      delete from grants where company_code = new.company_code and person_id = new.person_id;
    end if;
    return null;
  end $$;
  create trigger right_lost after update on row_runs for each row execute function lose_right()`);

const department = (departmentCode: string, parentDepartmentCode = 'TOP') => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode,
});
const some = (count: number, prefix = 'ROOM') => Array.from({ length: count }, (_, n) => department(`${prefix}${n}`));
const statesOf = async (run: RunOf) => (await rowsOf(kernel, run)).map(({ state }) => state);
const reportOf = (run: RunOf) => inCompany(kernel.db, run.companyCode, (tx) => selectRun(tx, run));
const control = (run: RunOf, change: typeof pauseRun) => inCompany(kernel.db, run.companyCode, (tx) => change(tx, run));

async function questionsOf(work: () => Promise<void>): Promise<number> {
  const read = async () =>
    Number((await app.pools.owner.query<{ last: string }>('select last_value as last from questions')).rows[0]?.last);
  const before = await read();
  await work();
  return (await read()) - before;
}

test('BLK-09 BLK-08 rows as sets: one in three always exceeds the time limit, and the others are written once', async () => {
  const origin = await runner(app, 'SETS1');
  const inputs = Array.from({ length: 9 }, (_, n) => department(`${n % 3 === 1 ? 'SLOW' : 'ROOM'}${n}`));
  const run = await filledRun(app, origin, 'create-department', { inputs });
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(inputs.map((_, n) => (n % 3 === 1 ? 'failed' : 'done')));
  expect(await reportOf(run)).toMatchObject({ state: 'done', done: 6, failed: 3 });
  const { rows } = await inCompany(kernel.db, 'SETS1', (tx) =>
    sql`select from audit_log where operation = 'create-department'`.execute(tx),
  );
  expect(rows).toHaveLength(6);
});

test('BLK-09 an unforeseen error moves a row out of the sets, and it is refused or failed separately', async () => {
  const origin = await runner(app, 'SETS2');
  const { many } = kernel.operations.storable('create-department');
  if (!many) throw new Error('it has a second form');
  const broken = vi.spyOn(many, 'writeMany').mockRejectedValue(new TypeError('a fault of ours'));
  const log = vi.spyOn(kernel.log, 'error');
  const run = await filledRun(app, origin, 'create-department', { inputs: [...some(3), department('ROOM1')] });
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['done', 'done', 'done', 'refused']);
  expect(log).toHaveBeenCalledWith(
    { operation: 'create-department', failure: 'TypeError' },
    'rows were not written as sets',
  );
  broken.mockRestore();
  log.mockRestore();
});

test('BLK-09 the right is checked once per chunk, as sets and by rows', async () => {
  const origin = await runner(app, 'SETS3');
  const asSets = await filledRun(app, origin, 'create-department', { inputs: some(120, 'SETS') });
  const byRows = await filledRun(app, origin, 'create-department', { inputs: some(120, 'ROWS') });
  expect(await questionsOf(() => runRows(kernel, asSets))).toBe(1);
  expect(await questionsOf(() => runRows(byRowsAlone(kernel), byRows))).toBe(3);
  expect(await departmentCodes(app, 'SETS3')).toHaveLength(240);
});

test.each(['sets', 'rows'] as const)(
  'BLK-09 if an owner loses the right between two chunks the rest is refused, by %s',
  async (way) => {
    const companyCode = `LOSE${way.toUpperCase()}`;
    const origin = await runner(app, companyCode);
    const count = way === 'sets' ? 520 : 70;
    const run = await filledRun(app, origin, 'create-department', { inputs: some(count) });
    await runRows(way === 'sets' ? kernel : byRowsAlone(kernel), run);
    const rows = await rowsOf(kernel, run);
    const chunk = way === 'sets' ? 500 : 50;
    expect(rows.map(({ code }) => code)).toEqual(rows.map((_, n) => (n < chunk ? null : 'CO401')));
    expect(await departmentCodes(app, companyCode)).toHaveLength(chunk);
  },
);

test('BLK-09 rows of several people run in the name of each, in the log and in the history', async () => {
  const owner = await runner(app, 'SETS4');
  const other = await runner(app, 'SETS4');
  const plain = await runner(app, 'SETS4', 'employee');
  const [first, second] = [owner.principal.personId, other.principal.personId];
  const run = await inCompany(kernel.db, 'SETS4', async (tx) => {
    const opened = await openRun(kernel, tx, owner, 'create-department');
    const names = [undefined, second, plain.principal.personId, undefined, second];
    await addNamedRows(
      kernel,
      tx,
      opened,
      names.map((personId, n) => ({ input: department(`ROOM${n}`), ...(personId !== undefined && { personId }) })),
    );
    await sealRun(tx, opened);
    return opened;
  });
  await runRows(kernel, run);
  expect((await rowsOf(kernel, run)).map(({ state, code }) => code ?? state)).toEqual([
    'done',
    'done',
    'CO401',
    'done',
    'done',
  ]);
  const { rows } = await inCompany(kernel.db, 'SETS4', (tx) =>
    sql<{ code: string; logged: string; written: string }>`
      select a.target_id as code, a.actor_id as logged, h.actor_id as written
      from audit_log a join history h on h.table_name = 'departments' and h.row_key = a.target_id
      order by 1`.execute(tx),
  );
  const actors = [first, second, first, second];
  expect(rows.map(({ logged, written }) => [logged, written])).toEqual(actors.map((actor) => [actor, actor]));
});

test('BLK-09 a run of moves is undone as sets; people moved elsewhere since remain', async () => {
  const origin = await runner(app, 'SETS5');
  await runRows(kernel, await filledRun(app, origin, 'create-department', { inputs: some(2) }));
  const people = [];
  for (let n = 0; n < 6; n += 1) people.push((await runner(app, 'SETS5', 'employee')).principal.personId);
  const inputs = people.map((personId) => ({ personId, departmentCode: 'ROOM0' }));
  const run = await filledRun(app, origin, 'change-employee-place', { inputs });
  await runRows(kernel, run);
  const [moved = ''] = people;
  const operation = kernel.operations.storable('change-employee-place');
  await execute(kernel, operation, origin, { personId: moved, departmentCode: 'ROOM1' });
  const { many } = operation;
  if (!many) throw new Error('it has a second form');
  const written = vi.spyOn(many, 'writeMany');
  const undo = await inCompany(kernel.db, 'SETS5', (tx) => takeRunBack(kernel, tx, origin, run));
  await runRows(kernel, undo);
  expect(written.mock.calls.map(([, rows]) => rows.length)).toEqual([5]);
  written.mockRestore();
  expect((await rowsOf(kernel, undo)).map(({ state, code }) => code ?? state)).toEqual([
    ...Array.from({ length: 5 }, () => 'done'),
    'EDIT_CONFLICT',
  ]);
  const places = await inCompany(kernel.db, 'SETS5', (tx) =>
    tx.selectFrom('people').select(['person_id', 'department_code']).where('department_code', '<>', 'TOP').execute(),
  );
  expect(places).toEqual([{ person_id: moved, department_code: 'ROOM1' }]);
});

test('BLK-09 the undo of a run withdraws its registrations; people who have applied remain and are listed', async () => {
  const origin = await runner(app, 'SETS6');
  const inputs = ['saebomki', 'haneulki', 'naraeki'].map((loginId) => ({
    surname: '한',
    givenName: '새봄',
    loginId,
    externalMail: `${loginId}@outside.example`,
    language: 'ko',
    residenceCountry: 'KR',
    // A welcome mail is left to `run`, which leaves the same step.
    sendsWelcome: loginId === 'naraeki',
  }));
  const run = await filledRun(app, origin, 'register-employee', { inputs });
  await runRows(kernel, run);
  const rows = await rowsOf(kernel, run);
  expect(rows.map(({ target }) => target?.kind)).toEqual(['person', 'person', 'person']);
  const applied = rows[0]?.target?.id ?? '';
  await inCompany(kernel.db, 'SETS6', (tx) =>
    tx.updateTable('people').set({ applied_at: new Date() }).where('person_id', '=', applied).execute(),
  );
  expect(await reportOf(run)).toMatchObject({ canUndo: true });
  const undo = await inCompany(kernel.db, 'SETS6', (tx) => takeRunBack(kernel, tx, origin, run));
  await runRows(kernel, undo);
  expect((await rowsOf(kernel, undo)).map(({ state, code }) => code ?? state)).toEqual([
    'done',
    'done',
    'EMPLOYEE_APPLIED',
  ]);
  const left = await inCompany(kernel.db, 'SETS6', (tx) =>
    tx.selectFrom('people').select('person_id').where('login_id', 'like', '%ki@%').execute(),
  );
  expect(left).toEqual([{ person_id: applied }]);
});

test('BLK-09 BLK-04 two runs over the same people do each row once, and keep each other’s results', async () => {
  const origin = await runner(app, 'SETS7');
  const other = await runner(app, 'SETS7');
  await runRows(kernel, await filledRun(app, origin, 'create-department', { inputs: some(2) }));
  const people: string[] = [];
  for (let n = 0; n < 30; n += 1) people.push((await runner(app, 'SETS7', 'employee')).principal.personId);
  const to = (departmentCode: string) => people.map((personId) => ({ personId, departmentCode }));
  const runs = [
    await filledRun(app, origin, 'change-employee-place', { inputs: to('ROOM0') }),
    await filledRun(app, other, 'change-employee-place', { inputs: to('ROOM1').toReversed() }),
  ];
  await Promise.all(runs.flatMap((run) => [runRows(kernel, run), runRows(kernel, run)]));
  for (const run of runs) expect(await reportOf(run)).toMatchObject({ state: 'done', done: 30, refused: 0, failed: 0 });
  const changes = await inCompany(kernel.db, 'SETS7', (tx) =>
    tx.selectFrom('person_changes').select('person_id').where('operation', '=', 'change-employee-place').execute(),
  );
  expect(changes).toHaveLength(60);
});

async function jobsOf({ runId }: RunOf, task: string): Promise<number> {
  const { rows } = await app.pools.owner.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1 and j.payload ->> 'runId' = $2 and j.run_at <= now()`,
    [task, runId],
  );
  return rows.length;
}

test('BLK-04 a continued run has a job at once, and its owner is notified of its end once', async () => {
  const origin = await runner(app, 'SETS8');
  const run = await filledRun(app, origin, 'create-department', { inputs: some(3) });
  expect(await control(run, pauseRun)).toBe(true);
  await app.pools.owner.query(`delete from graphile_worker._private_jobs where payload ->> 'runId' = $1`, [run.runId]);
  expect(await control(run, resumeRun)).toBe(true);
  expect(await jobsOf(run, 'run-operation-rows')).toBe(1);
  expect(await control(run, resumeRun)).toBe(false);
  await runRows(kernel, run);
  expect(await reportOf(run)).toMatchObject({ state: 'done', done: 3 });
  expect(await jobsOf(run, 'tell-of-run')).toBe(1);
  expect(await control(run, cancelRun)).toBe(false);
});

// Last, for it moves the clock.
test('BLK-04 BLK-08 an interrupted filling is cancelled after a day, and a paused run is stopped after thirty', async () => {
  const origin = await runner(app, 'SETS9');
  const filling = await inCompany(kernel.db, 'SETS9', async (tx) => {
    const run = await openRun(kernel, tx, origin, 'create-department');
    await addRows(kernel, tx, run, some(2));
    return run;
  });
  const paused = await filledRun(app, origin, 'create-department', { inputs: some(2) });
  await control(paused, pauseRun);
  await app.advance(daySeconds + 60);
  await watchRows(kernel, filling);
  await watchRows(kernel, paused);
  expect(await reportOf(filling)).toMatchObject({ state: 'cancelled', stopCode: null, done: 0 });
  expect(await reportOf(paused)).toMatchObject({ state: 'paused' });
  await app.advance(29 * daySeconds);
  await watchRows(kernel, paused);
  expect(await reportOf(paused)).toMatchObject({ state: 'stopped', stopCode: 'MB783' });
  await runRows(kernel, paused);
  expect(await departmentCodes(app, 'SETS9')).toEqual([]);
});
