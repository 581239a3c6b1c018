// Runs on every PostgreSQL: planned letters are taken back and planned again.
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { LetInWay } from '@madang/contract/joining/imports/kinds.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { appliedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { imports } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/imports';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function applied(companyCode: string) {
  const by = Object.assign(await memberBrowser(app, { companyCode, role: 'administrator' }), { companyCode });
  const word = companyCode.toLowerCase();
  const lines = ['사번\t성명\t이메일', `L1\t홍길동\t${word}a@people.example`, `L2\t김하늘\t${word}b@people.example`];
  const { importId } = await appliedImportOf(kernel, by, { kind: 'people', text: lines.join('\n') });
  return { by, importId };
}

type By = Awaited<ReturnType<typeof applied>>['by'];

const detailOf = async (by: Browser, importId: string) => (await by.get(`${path}/${importId}`)).json<ImportDetail>();

async function letIn(by: By, importId: string, way: LetInWay, { on = null as string | null, expected = '' } = {}) {
  const seen = expected || ((await detailOf(by, importId)).letIn?.way ?? 'nothing');
  const answer = await by.put(`${path}/${importId}/let-in`, { letIn: { way, on }, expected: seen });
  if (answer.status !== 200) return `${answer.status} ${answer.text}`;
  const { rows } = await inCompany(kernel.db, by.companyCode, (tx) =>
    sql<{ runId: string | null }>`select letters_run_id as "runId" from imports where import_id = ${importId}`.execute(
      tx,
    ),
  );
  const { runId = null } = rows[0] ?? {};
  const work = { companyCode: by.companyCode, importId, runId };
  await imports.longTasks?.(kernel)['change-import-letters']?.(work);
  // A worker that was killed begins again.
  if (runId !== null) await runRows(kernel, { companyCode: by.companyCode, runId });
  await imports.longTasks?.(kernel)['change-import-letters']?.(work);
  return '200';
}

const planned = async ({ companyCode }: By) => {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ on: string; state: string }>`select due_on::text as on, state from plans
      where company_code = ${companyCode} and operation = 'send-welcome-mail' order by 1, 2`.execute(tx),
  );
  return rows.filter(({ state }) => state === 'waiting').map(({ on }) => on);
};

test('USR-10 the way to deliver accounts can be changed after applying until the day: another day, printed passwords, none', async () => {
  const { by, importId } = await applied('LETINA');
  const [first, second] = [dayIn(20), dayIn(30)];
  expect((await detailOf(by, importId)).can).toContain('letIn');
  expect(await letIn(by, importId, 'onDay', { on: first })).toBe('200');
  expect(await planned(by)).toEqual([first, first]);
  expect(await letIn(by, importId, 'onDay', { on: second })).toBe('200');
  expect(await planned(by)).toEqual([second, second]);
  expect(await letIn(by, importId, 'passwords')).toBe('200');
  expect(await planned(by)).toEqual([]);
  expect((await detailOf(by, importId)).can).toContain('passwords');
  expect(await letIn(by, importId, 'onDay', { on: first })).toBe('200');
  expect(await letIn(by, importId, 'nothing')).toBe('200');
  expect(await planned(by)).toEqual([]);
  expect(await letIn(by, importId, 'onDay', { on: dayIn(0) })).toContain('MB929');
  expect(await letIn(by, importId, 'onDay')).toContain('MB929');
  expect(await letIn(by, importId, 'passwords', { expected: 'onDay' })).toContain('MB924');
});

test('USR-10 sent letters cannot be recalled or changed on the day, and only the owner changes them', async () => {
  const { by, importId } = await applied('LETINB');
  const other = Object.assign(await memberBrowser(app, { companyCode: 'LETINB', role: 'administrator' }), {
    companyCode: 'LETINB',
  });
  expect(await letIn(other, importId, 'now')).toContain('MB925');
  expect(await letIn(by, importId, 'onDay', { on: dayIn(20) })).toBe('200');
  expect(await letIn(by, importId, 'now')).toBe('200');
  expect(await planned(by)).toEqual([]);
  expect((await detailOf(by, importId)).can).not.toContain('letIn');
  expect(await letIn(by, importId, 'nothing')).toContain('MB924');
  const { by: late, importId: day } = await applied('LETINC');
  expect(await letIn(late, day, 'onDay', { on: dayIn(2) })).toBe('200');
  expect((await detailOf(late, day)).can).toContain('letIn');
  const today = JSON.stringify({ way: 'onDay', on: dayIn(0) });
  await inCompany(kernel.db, 'LETINC', (tx) =>
    sql`update imports set let_in = ${today}::jsonb where import_id = ${day}`.execute(tx),
  );
  expect((await detailOf(late, day)).can).not.toContain('letIn');
  expect(await letIn(late, day, 'nothing')).toContain('MB924');
  expect(await planned(late)).toHaveLength(2);
});
