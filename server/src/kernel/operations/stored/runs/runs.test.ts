// Runs on every PostgreSQL: row locks and faults of statements.
import { randomUUID } from 'node:crypto';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { expect, test, vi } from 'vitest';
import { addMember } from '../../../../testing/member.ts';
import { departmentCodes, setSetUpState } from '../../../../testing/organisation.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { inCompany } from '../../../db/database.ts';
import { runPlan } from '../plans.ts';
import { runRows, watchRows } from '../rows.ts';
import { execute } from '../../executor.ts';
import { addRows, fillRun, openRun, portionSize, sealRun } from './open-run.ts';
import { takeRunBack } from './undo-run.ts';
import { readRows, readRun } from './read-run.ts';
import { cancelRun, pauseRun, resumeRun } from './control-run.ts';
import { planOfEarlierRelease } from '../../../../testing/plans/earlier-plan.ts';
import type { RunOf } from './runs.sql.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
// A statement that ends in the time limit, or on a full disk, for every department whose code says so.
await app.pools.owner.query(`
  create function be_slow() returns trigger language plpgsql as $$
  begin
    if new.department_code like 'SLOW%' then
      raise exception 'slow' using errcode = '57014';
    end if;
    if new.department_code like 'FULL%' then
      raise exception 'no space left' using errcode = '53100';
    end if;
    return new;
  end $$;
  create trigger slow_departments before insert on departments for each row execute function be_slow()`);

const department = (departmentCode: string) => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
});

async function planner(companyCode: string) {
  const { personId } = await addMember(kernel.db, { companyCode, role: 'administrator' });
  await setSetUpState(app, companyCode, 'finished');
  const principal = { kind: 'person', companyCode, personId } as const;
  return { principal, request: { id: randomUUID(), address: '' } };
}

async function filled(companyCode: string, codes: readonly string[]): Promise<RunOf> {
  const origin = await planner(companyCode);
  return inCompany(kernel.db, companyCode, async (tx) => {
    const run = await openRun(kernel, tx, origin, 'create-department');
    await addRows(kernel, tx, run, codes.map(department));
    await sealRun(tx, run);
    return run;
  });
}

const statesOf = async (run: RunOf) => (await readRows(kernel, run)).map(({ state }) => state);
const control = (run: RunOf, change: typeof pauseRun) => inCompany(kernel.db, run.companyCode, (tx) => change(tx, run));

test('BLK-04 a row that always finds the disk full is failed as CO503, and the other rows are done', async () => {
  const run = await filled('RUNSFULL', ['ROOMA1', 'FULL1', 'ROOMA2']);
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['done', 'failed', 'done']);
  const [, full] = await readRows(kernel, run);
  expect(full?.outcome).toEqual({ code: 'CO503', params: {}, fields: [] });
});

test('BLK-08 a row that always exceeds the time limit is failed as MB783, and the other rows are done', async () => {
  const codes = ['ROOMA1', 'ROOMA2', 'SLOW1', 'ROOMA3', 'ROOMA4', 'SLOW2', 'ROOMA5'];
  const run = await filled('RUNS1', codes);
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(codes.map((code) => (code.startsWith('SLOW') ? 'failed' : 'done')));
  const [, , slow] = await readRows(kernel, run);
  expect(slow?.outcome).toEqual({ code: 'MB783', params: {}, fields: [] });
  expect(await readRun(kernel, run)).toEqual({
    state: 'done',
    total: 7,
    done: 5,
    refused: 0,
    failed: 2,
    stopCode: null,
  });
  expect(await departmentCodes(app, 'RUNS1')).toHaveLength(5);
});

test('BLK-04 a run is filled in batches from a stream, and accepts no rows once it is complete', async () => {
  const origin = await planner('RUNS2');
  const run = await inCompany(kernel.db, 'RUNS2', (tx) => openRun(kernel, tx, origin, 'create-department'));
  async function* inputs() {
    for (let n = 0; n < 2 * portionSize + 5; n += 1) yield await Promise.resolve(department(`ROOM${n}`));
  }
  await fillRun(kernel, run, inputs());
  await runRows(kernel, run);
  expect(await readRun(kernel, run)).toMatchObject({ state: 'filling', total: 2 * portionSize + 5, done: 0 });
  await inCompany(kernel.db, 'RUNS2', (tx) => sealRun(tx, run));
  const late = inCompany(kernel.db, 'RUNS2', (tx) => addRows(kernel, tx, run, [department('LATE')]));
  await expect(late).rejects.toThrow('takes no more rows');
  const many = Array.from({ length: portionSize + 1 }, () => department('MANY'));
  const tooMany = inCompany(kernel.db, 'RUNS2', (tx) => addRows(kernel, tx, run, many));
  await expect(tooMany).rejects.toThrow('at most 1000 rows');
  const rows = await readRows(kernel, run);
  expect([rows.length, rows.at(-1)?.rowNumber]).toEqual([2 * portionSize + 5, 2 * portionSize + 5]);
});

test('BLK-04 a paused run waits until it is continued, and a cancelled one keeps its results', async () => {
  const run = await filled('RUNS3', ['ROOMB1', 'ROOMB2']);
  expect(await control(run, pauseRun)).toBe(true);
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['waiting', 'waiting']);
  expect(await control(run, resumeRun)).toBe(true);
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['done', 'done']);
  const other = await filled('RUNS4', ['ROOMB1', 'ROOMB2']);
  expect(await control(other, cancelRun)).toBe(true);
  await runRows(kernel, other);
  expect(await readRun(kernel, other)).toMatchObject({ state: 'cancelled', done: 0 });
  expect(await control(other, pauseRun)).toBe(false);
});

test('BLK-04 workers that share a run do every row once', async () => {
  const codes = Array.from({ length: 160 }, (_, n) => `ROOM${n}`);
  const run = await filled('RUNS5', codes);
  await Promise.all([runRows(kernel, run), runRows(kernel, run), runRows(kernel, run)]);
  await vi.waitFor(async () => expect((await readRun(kernel, run))?.state).toBe('done'));
  expect(await readRun(kernel, run)).toMatchObject({ total: 160, done: 160, refused: 0, failed: 0 });
  expect(await departmentCodes(app, 'RUNS5')).toHaveLength(160);
});

test('a failed cleanup after the commit does not affect a finished row', async () => {
  const origin = await planner('RUNS6');
  const operation = kernel.operations.storable('create-link');
  const settle = vi.spyOn(operation, 'settle').mockRejectedValue(new Error('gone'));
  const link = { koreanTitle: '규정집', englishTitle: 'Rules', url: 'https://rules.example' };
  const run = await inCompany(kernel.db, 'RUNS6', async (tx) => {
    const opened = await openRun(kernel, tx, origin, 'create-link');
    await addRows(kernel, tx, opened, [link]);
    await sealRun(tx, opened);
    return opened;
  });
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['done']);
  expect(settle).toHaveBeenCalledOnce();
  settle.mockRestore();
});

test('BLK-08 a planned change that always exceeds the time limit is failed after three tries', async () => {
  const origin = await planner('RUNS7');
  const planned = { name: 'create-department', input: department('SLOW3'), effectiveAt: new Date(0) };
  const planId = await inCompany(kernel.db, 'RUNS7', (tx) => planOfEarlierRelease(kernel, tx, origin, planned));
  const of = { companyCode: 'RUNS7', planId };
  await expect(runPlan(kernel, of)).rejects.toThrow('slow');
  await expect(runPlan(kernel, of)).rejects.toThrow('slow');
  await runPlan(kernel, of);
  const row = await inCompany(kernel.db, 'RUNS7', (tx) =>
    tx.selectFrom('plans').select(['state', 'tries']).where('plan_id', '=', planId).executeTakeFirst(),
  );
  expect(row).toEqual({ state: 'failed', tries: 3 });
});

test('BLK-04 a run is undone as a whole, the last row first; rows changed since remain and are listed', async () => {
  await runRows(kernel, await filled('RUNSA', ['ROOM1', 'ROOM2', 'ROOM3']));
  const origin = await planner('RUNSA');
  const named = (departmentCode: string, departmentName: string, before: string) => {
    const names = { englishDepartmentName: 'Sales', language: 'ko' };
    return { departmentCode, ...names, departmentName, expected: { ...names, departmentName: before } };
  };
  const run = await inCompany(kernel.db, 'RUNSA', async (tx) => {
    const opened = await openRun(kernel, tx, origin, 'change-department');
    const codes = ['ROOM1', 'ROOM2', 'NONE', 'ROOM3'];
    await addRows(
      kernel,
      tx,
      opened,
      codes.map((code) => named(code, '관리', '영업')),
    );
    await sealRun(tx, opened);
    return opened;
  });
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['done', 'done', 'refused', 'done']);
  await execute(kernel, kernel.operations.storable('change-department'), origin, named('ROOM2', '기획', '관리'));
  const back = () => inCompany(kernel.db, 'RUNSA', (tx) => takeRunBack(kernel, tx, origin, run));
  const both = await Promise.allSettled([back(), back()]);
  const [undo, ...others] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (!undo) throw new Error('no run takes it back');
  expect(others).toEqual([]);
  await runRows(kernel, undo);
  expect(await statesOf(undo)).toEqual(['done', 'refused', 'done']);
  const rows = await inCompany(kernel.db, 'RUNSA', (tx) =>
    tx
      .selectFrom('departments')
      .select('name')
      .where('department_code', '!=', 'TOP')
      .orderBy('department_code')
      .execute(),
  );
  expect(rows.map(({ name }) => name)).toEqual(['영업', '기획', '영업']);
  // The row that was refused keeps its step.
  const rest = await back();
  await runRows(kernel, rest);
  expect(await statesOf(rest)).toEqual(['refused']);
  const again = inCompany(kernel.db, 'RUNSA', (tx) => takeRunBack(kernel, tx, origin, undo));
  await expect(again).rejects.toMatchObject({ code: 'UNDO_OVER' });
});

// Last, for it moves the clock.
test('BLK-08 a run without progress for a day is stopped with the reason; a paused one waits', async () => {
  const run = await filled('RUNS8', ['ROOME1']);
  const paused = await filled('RUNS9', ['ROOME1']);
  await control(paused, pauseRun);
  await app.advance(daySeconds + 60);
  await watchRows(kernel, run);
  await watchRows(kernel, paused);
  expect(await readRun(kernel, run)).toMatchObject({ state: 'stopped', stopCode: 'MB783', done: 0 });
  expect(await readRun(kernel, paused)).toMatchObject({ state: 'paused', stopCode: null });
  await runRows(kernel, run);
  expect(await statesOf(run)).toEqual(['waiting']);
});
