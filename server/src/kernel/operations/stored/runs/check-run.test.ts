// Runs on every PostgreSQL: row locks and faults of statements.
import { expect, test } from 'vitest';
import {
  byRowsAlone,
  contentOf,
  filledRun,
  foundBy,
  type PersonOrigin,
  rowsOf,
  runner,
} from '../../../../testing/operations/runs/run-both-ways.ts';
import { inCompany } from '../../../db/database.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { runRows } from '../rows.ts';
import { checkedInFull, checkRun } from './check-run.ts';
import { cancelRun, confirmRun } from './control-run.ts';
import { selectRun } from './read-run.ts';
import type { RunOf } from './runs.sql.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
// A statement that ends in the time limit, and one that refuses more than 20 rows written in one transaction.
await app.pools.owner.query(`
  create function watch_departments() returns trigger language plpgsql as $$
  declare
    written constant integer := coalesce(nullif(current_setting('app.test_written', true), ''), '0')::integer + 1;
  begin
    if new.department_code like 'SLOW%' then raise exception 'slow' using errcode = '57014'; end if;
    perform set_config('app.test_written', written::text, true);
    if new.department_code like 'FEW%' and written > 20 then raise exception 'too many rows are held'; end if;
    return new;
  end $$;
  create trigger watched_departments before insert on departments for each row execute function watch_departments()`);

const department = (departmentCode: string, parentDepartmentCode = 'TOP') => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode,
});
const toCheck = (origin: PersonOrigin, inputs: readonly unknown[], name = 'create-department') =>
  filledRun(app, origin, name, { inputs, isToCheck: true });
const reportOf = (run: RunOf) => inCompany(kernel.db, run.companyCode, (tx) => selectRun(tx, run));

const mixed = [
  department('ROOM1'),
  department('ROOM1'),
  department('ROOM2', 'ROOM1'),
  department('ROOM3', 'NOSUCH'),
  { ...department('ROOM4'), departmentName: '' },
  { ...department('ROOM5', 'ROOM2'), beforeDepartmentCode: 'ROOM1' },
  department('ROOM5'),
];
const mixedFindings = [
  ['clean', null],
  ['refused', 'CM301'],
  ['clean', null],
  ['refused', 'DEPARTMENT_PARENT'],
  ['refused', 'MB_M_REQUIRED'],
  ['clean', null],
  ['refused', 'CM301'],
];

test('BLK-03 rows are checked against each other and the database, and nothing is written', async () => {
  const origin = await runner(app, 'CHECK1');
  const before = await contentOf(app, 'CHECK1');
  const asSets = await toCheck(origin, mixed);
  const byRows = await toCheck(origin, mixed);
  expect(await foundBy(kernel, asSets)).toEqual(mixedFindings);
  expect(await foundBy(byRowsAlone(kernel), byRows)).toEqual(mixedFindings);
  expect(await reportOf(asSets)).toMatchObject({ state: 'checked', clean: 3, objected: 4, unchecked: 0, done: 0 });
  expect(await contentOf(app, 'CHECK1')).toEqual(before);
  // It waits for its owner, and then runs as was foretold.
  await runRows(kernel, asSets);
  expect((await rowsOf(kernel, asSets)).every(({ state }) => state === 'waiting')).toBe(true);
  expect(await inCompany(kernel.db, 'CHECK1', (tx) => confirmRun(tx, asSets))).toBe(true);
  await runRows(kernel, asSets);
  expect((await rowsOf(kernel, asSets)).map(({ state, code }) => [state === 'done' ? 'clean' : state, code])).toEqual(
    mixedFindings,
  );
});

test('BLK-03 a row is checked against earlier chunks, also if another worker resumes the check', async () => {
  const origin = await runner(app, 'CHECK2');
  const inputs = Array.from({ length: 520 }, (_, n) => department(`ROOM${n}`));
  inputs[510] = department('ROOM3');
  inputs[511] = department('ROOM511', 'ROOM4');
  inputs[512] = department('ROOM512', 'ROOM510');
  const run = await toCheck(origin, inputs);
  const found = await foundBy(kernel, run);
  expect(found.slice(509, 514)).toEqual([
    ['clean', null],
    ['refused', 'CM301'],
    ['clean', null],
    ['refused', 'DEPARTMENT_PARENT'],
    ['clean', null],
  ]);
  // As a worker leaves it that was killed behind the first chunk.
  const again = await toCheck(origin, inputs);
  await app.pools.owner.query('alter table run_rows no force row level security');
  await app.pools.owner.query(`update run_rows set check_state = 'clean' where run_id = $1 and row_number <= 500`, [
    again.runId,
  ]);
  await app.pools.owner.query('alter table run_rows force row level security');
  expect(await foundBy(kernel, again)).toEqual(found);
});

test('BLK-03 rows not found valid run up to a limit, and the rest is reported as unchecked', async () => {
  const origin = await runner(app, 'CHECK3');
  const inputs = Array.from({ length: 30 }, (_, n) => department(`ROOM${n}`, n % 2 === 0 ? 'TOP' : 'NOSUCH'));
  const run = await toCheck(origin, inputs);
  await checkRun(kernel, run, 10);
  const states = (await rowsOf(kernel, run)).map(({ checkState }) => checkState);
  expect(states).toEqual(inputs.map((_, n) => (n % 2 === 0 ? 'clean' : n < 20 ? 'refused' : 'unchecked')));
  expect(await reportOf(run)).toMatchObject({ state: 'checked', clean: 15, objected: 10, unchecked: 5 });
  expect(checkedInFull).toBe(2_000);
});

test('BLK-03 a row that the database refuses to run is unchecked, and the others are checked', async () => {
  const origin = await runner(app, 'CHECK4');
  const run = await toCheck(origin, [department('ROOM1'), department('SLOW1', 'NOSUCH'), department('ROOM2')]);
  expect(await foundBy(byRowsAlone(kernel), run)).toEqual([
    ['unchecked', null],
    ['unchecked', null],
    ['unchecked', null],
  ]);
  const asSets = await toCheck(origin, [department('ROOM1'), department('SLOW1', 'NOSUCH'), department('ROOM2')]);
  expect(await foundBy(kernel, asSets)).toEqual([
    ['clean', null],
    ['unchecked', null],
    ['clean', null],
  ]);
});

test('BLK-03 a check keeps at most 20 rows written at a time', async () => {
  const origin = await runner(app, 'CHECK5');
  const inputs = Array.from({ length: 70 }, (_, n) => department(`FEW${n}`));
  const run = await toCheck(origin, inputs);
  expect(await foundBy(byRowsAlone(kernel), run)).toEqual(inputs.map(() => ['clean', null]));
  // A row that more than 20 others must come before is not checked.
  const chain = Array.from({ length: 30 }, (_, n) => department(`FEW${n}A`, n === 0 ? 'TOP' : `FEW${n - 1}A`));
  const deep = await toCheck(origin, [...chain, { ...department('FEW9B', 'FEW29A'), sortOrder: 1 }]);
  expect((await foundBy(kernel, deep)).slice(28)).toEqual([
    ['clean', null],
    ['clean', null],
    ['unchecked', null],
  ]);
});

test('BLK-03 a cancelled check ends, and its run cannot be confirmed', async () => {
  const origin = await runner(app, 'CHECK6');
  const run = await toCheck(origin, [department('ROOM1')]);
  expect(await inCompany(kernel.db, 'CHECK6', (tx) => cancelRun(tx, run))).toBe(true);
  expect(await foundBy(kernel, run)).toEqual([[null, null]]);
  expect(await inCompany(kernel.db, 'CHECK6', (tx) => confirmRun(tx, run))).toBe(false);
});

test('BLK-03 rows without the right are refused in the check too, and moves of one person apply in order', async () => {
  const origin = await runner(app, 'CHECK7', 'employee');
  expect(await foundBy(kernel, await toCheck(origin, [department('ROOM1')]))).toEqual([['refused', 'CO401']]);
  const administrator = await runner(app, 'CHECK7');
  await runRows(kernel, await filledRun(app, administrator, 'create-department', { inputs: [department('ROOM1')] }));
  const { personId } = origin.principal;
  const places = [
    { personId, departmentCode: 'ROOM1' },
    { personId, departmentCode: 'TOP', onlyIf: { departmentCode: 'ROOM1' } },
    { personId, departmentCode: 'ROOM1', onlyIf: { departmentCode: 'ROOM9' } },
    { personId, departmentCode: 'NOSUCH' },
  ];
  const run = await toCheck(administrator, places, 'change-employee-place');
  expect(await foundBy(kernel, run)).toEqual([
    ['clean', null],
    ['clean', null],
    ['refused', 'EDIT_CONFLICT'],
    ['refused', 'EMPLOYEE_DEPARTMENT'],
  ]);
  const [, , , unknown] = await rowsOf(kernel, run);
  expect(unknown?.found).toMatchObject({ fields: [{ path: 'departmentCode', code: 'EMPLOYEE_DEPARTMENT' }] });
});
