// Runs on every PostgreSQL: two first imports at once.
import { importProperties } from '@madang/contract/joining/imports/limits.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { imports } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { company, sent, check, applied, detailOf } = importsOf(app);

beforeEach(async () => {
  await app.setProperty(peopleProperties.welcomeMailsPerCompanyDay, 2);
  await app.setProperty(importProperties.firstLettersPerDay, 3);
});

const file = (company: string, count: number) =>
  [
    '사번,성,이름,이메일',
    ...Array.from({ length: count }, (_, n) => `${company}${n},홍,길동,${company}${n}@people.example`),
  ].join('\r\n');

async function checked(by: ImportingBrowser, count: number, prefix = by.companyCode.toLowerCase()) {
  const { importId } = await sent(by, { name: 'people.csv', content: file(prefix, count), kind: 'people' });
  return { importId, detail: await check(by, importId) };
}

/** Sends what leaves today, and answers the days of what is planned. */
async function lettersOf({ companyCode }: ImportingBrowser, importId: string) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ runId: string }>`select letters_run_id as "runId" from imports where import_id = ${importId}`.execute(tx),
  );
  const run = { companyCode, runId: rows[0]?.runId ?? '' };
  await imports.longTasks?.(kernel)['fill-import-letters']?.({ ...run, importId });
  await runRows(kernel, run);
  const found = await inCompany(kernel.db, companyCode, async (tx) => ({
    sent: await sql<{ count: number }>`select count(*)::integer as count from welcome_mails`.execute(tx),
    planned: await sql<{ days: number }>`select due_on - (app_now() at time zone 'Asia/Seoul')::date as days from plans
      where state = 'waiting' order by due_on`.execute(tx),
    refused: await sql`select from run_rows where run_id = ${run.runId} and state <> 'done'`.execute(tx),
  }));
  return [found.sent.rows[0]?.count, found.planned.rows.map(({ days }) => days), found.refused.rows.length];
}

test('USR-10 LIM-01 letters of a company’s first import have their own daily number, and the rest follows on the next days', async () => {
  const by = await company('LETTERA');
  const first = await checked(by, 7);
  expect(first.detail.letters).toEqual({ people: 7, leftToday: 3, perDay: 3, days: 3 });
  await applied(by, first.importId, { letIn: { way: 'now' } });
  expect((await detailOf(by, first.importId)).letters).toMatchObject({ perDay: 3 });
  expect(await lettersOf(by, first.importId)).toEqual([3, [1, 1, 1, 2], 0]);
  // One who comes later has the number of that time, and another company has the usual one from its second import on.
  const other = await company('LETTERB');
  const begun = await checked(other, 1);
  await applied(other, begun.importId);
  const second = await checked(other, 5, 'letterbb');
  expect(second.detail.letters).toEqual({ people: 5, leftToday: 2, perDay: 2, days: 3 });
  await applied(other, second.importId, { letIn: { way: 'now' } });
  expect(await lettersOf(other, second.importId)).toEqual([2, [1, 1, 2], 0]);
});

test('USR-10 the raised number ends with the days of the first import, and two imports at once share it', async () => {
  const by = await company('LETTERC');
  const [one, two] = [await checked(by, 2), await checked(by, 2, 'letterca')];
  const apply = (importId: string) =>
    by.post(`/api/v1/imports/${importId}/application`, { rows: 'valid', letIn: { way: 'now' } });
  const answers = await Promise.all([apply(one.importId), apply(two.importId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const raises = () =>
    inCompany(kernel.db, 'LETTERC', async (tx) => {
      const { rows } = await sql<{ perDay: number; isOver: boolean }>`select per_day as "perDay",
        ends_at < app_now() + interval '4 days' as "isOver" from welcome_raises`.execute(tx);
      return rows;
    });
  expect(await raises()).toEqual([{ perDay: 3, isOver: true }]);
  expect((await checked(by, 1, 'lettercb')).detail.letters).toMatchObject({ perDay: 3 });
  await app.advance(4 * 86_400);
  const later = await company('LETTERC');
  expect((await checked(later, 1, 'lettercc')).detail.letters).toMatchObject({ perDay: 2 });
});
