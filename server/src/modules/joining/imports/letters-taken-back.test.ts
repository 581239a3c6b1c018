// Runs on every PostgreSQL: an import is taken back and cancelled beside its letters.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { lockRows } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { workOn } from '../../../testing/imports/work-on-imports.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { imports } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const waiting = await rowWaitsOf(app);
const { company, sent, check, applied, detailOf } = importsOf(app);
const on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

async function checked(by: ImportingBrowser, department = 'TOP') {
  const word = by.companyCode.toLowerCase();
  const people = Array.from({ length: 3 }, (_, n) => `${word}${n},홍,길동,${word}${n}@people.example,${department}`);
  const content = ['사번,성,이름,이메일,부서', ...people].join('\r\n');
  const { importId } = await sent(by, { name: 'people.csv', content, kind: 'people' });
  return { importId, detail: await check(by, importId) };
}

async function runIds({ companyCode }: ImportingBrowser, importId: string) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ run: string; letters: string | null }>`select run_id as run, letters_run_id as letters from imports
      where import_id = ${importId}`.execute(tx),
  );
  const { run = '', letters = null } = rows[0] ?? {};
  return { applied: { companyCode, runId: run }, letters: { companyCode, runId: letters ?? '' } };
}

async function takeBack(by: ImportingBrowser, runId: string) {
  const answer = await by.post(`/api/v1/runs/${runId}/undo`);
  expect(answer.status, answer.text).toBe(200);
  await runRows(kernel, { companyCode: by.companyCode, runId: answer.json<{ runId: string }>().runId });
}

const fillLetters = async (importId: string, letters: { readonly companyCode: string; readonly runId: string }) =>
  imports.longTasks?.(kernel)['fill-import-letters']?.({ ...letters, importId });

async function leftOf({ companyCode }: ImportingBrowser, letters: { readonly runId: string }) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<object>`select state, total, refused_count as refused,
      (select count(*)::integer from plans where state = 'waiting') as planned,
      (select count(*)::integer from people where employee_number is not null) as people
      from row_runs where run_id = ${letters.runId}`.execute(tx),
  );
  return rows[0];
}

test('USR-10 BLK-04 undoing an import cancels the letters planned for its people', async () => {
  const by = await company('TAKENA');
  const { importId } = await checked(by);
  await applied(by, importId, { letIn: { way: 'onDay', on } });
  const { applied: run, letters } = await runIds(by, importId);
  await fillLetters(importId, letters);
  await runRows(kernel, letters);
  expect(await leftOf(by, letters)).toEqual({ state: 'done', total: 3, refused: 0, planned: 3, people: 3 });
  await takeBack(by, run.runId);
  expect(await leftOf(by, letters)).toEqual({ state: 'done', total: 3, refused: 0, planned: 0, people: 0 });
});

test('USR-10 BLK-04 unsent letters exclude withdrawn people', async () => {
  const by = await company('TAKENB');
  const { importId } = await checked(by);
  await applied(by, importId, { letIn: { way: 'now' } });
  const { applied: run, letters } = await runIds(by, importId);
  await fillLetters(importId, letters);
  expect(await leftOf(by, letters)).toMatchObject({ state: 'waiting', total: 3 });
  await takeBack(by, run.runId);
  await runRows(kernel, letters);
  expect(await leftOf(by, letters)).toEqual({ state: 'done', total: 0, refused: 0, planned: 0, people: 0 });
  const later = await company('TAKENC');
  const { importId: second } = await checked(later);
  await applied(later, second, { letIn: { way: 'onDay', on } });
  const runs = await runIds(later, second);
  await takeBack(later, runs.applied.runId);
  await fillLetters(second, runs.letters);
  await runRows(kernel, runs.letters);
  expect(await leftOf(later, runs.letters)).toEqual({ state: 'done', total: 0, refused: 0, planned: 0, people: 0 });
});

test('USR-10 BLK-04 rows in progress when a run is cancelled are not finished after its letters', async () => {
  const by = await company('TAKEND');
  const { importId, detail } = await checked(by, '새 부서');
  const departmentCode = detail.missingDepartments[0]?.departmentCode ?? '';
  const made = [{ name: '새 부서', departmentCode, departmentName: '새 부서', parentDepartmentCode: 'TOP' }];
  expect((await by.put(`/api/v1/imports/${importId}/departments`, { departments: made })).status).toBe(200);
  expect(await check(by, importId)).toMatchObject({ new: 3, refused: 0 });
  const answer = await by.post(`/api/v1/imports/${importId}/application`, {
    rows: 'valid',
    letIn: { way: 'onDay', on },
  });
  const { runId } = answer.json<{ runId: string }>();
  await workOn(kernel, 'fill-import-run', { ...by, importId });
  const run = { companyCode: by.companyCode, runId };
  // The department is being made, and its people are the next rows of the same chunk.
  let working: Promise<void> | undefined;
  let cancelling: ReturnType<typeof by.post> | undefined;
  await inCompany(kernel.db, by.companyCode, async (tx) => {
    await sql`lock table departments in share row exclusive mode`.execute(tx);
    working = runRows(kernel, run);
    await waiting(1);
    cancelling = by.post(`/api/v1/runs/${runId}/cancellation`);
    await waiting(2);
  });
  // Whichever came first: the cancelling, or the people.
  expect([200, 409]).toContain((await cancelling)?.status);
  await working;
  await imports.tasks?.(kernel)['end-file-run']?.(run);
  const { letters } = await runIds(by, importId);
  await fillLetters(importId, letters);
  await runRows(kernel, letters);
  const left = (await leftOf(by, letters)) as { readonly people: number; readonly planned: number };
  expect(left.planned).toBe(left.people);
  expect(['cancelled', 'done']).toContain((await detailOf(by, importId)).run?.state);
  // A part of a chunk that begins behind the cancelling has no rows.
  const next = await company('TAKENE');
  const { importId: second } = await checked(next);
  const begun = await next.post(`/api/v1/imports/${second}/application`, { rows: 'valid' });
  const other = { companyCode: next.companyCode, runId: begun.json<{ runId: string }>().runId };
  await workOn(kernel, 'fill-import-run', { ...next, importId: second });
  const held = (state: string) =>
    inCompany(kernel.db, next.companyCode, async (tx) => {
      await sql`update row_runs set state = ${state} where run_id = ${other.runId}`.execute(tx);
      return lockRows(tx, { ...other, isInOrder: true }, [1, 2]);
    });
  expect(await held('running')).toEqual([1, 2]);
  expect(await held('paused')).toEqual([]);
});
