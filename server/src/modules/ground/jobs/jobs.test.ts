// Runs on every PostgreSQL: advisory locks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { jobKeptDays, jobsAtOnce } from '@madang/contract/ground/jobs/limits.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { employeesOf, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { jobs, runJob, type JobAtWork } from './index.ts';

// No worker runs: each test says when a job is begun, and which process takes it up.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf } = employeesOf(app);
const path = '/api/v1/jobs';
const jobOf = (answer: Answer) => answer.json<{ jobId: string }>().jobId;
const outcome = ({ status, error }: Answer) => `${status} ${error.errorCode}`;
const start = (by: Browser, filters: object = {}) =>
  by.post('/api/v1/employees/exports', { reason: 'An inventory', ...filters });
const listOf = async (by: Browser) => (await by.get(path)).json<{ items: ConsoleJob[] }>().items;
const resultOf = (by: Browser, jobId: string) => by.get(`${path}/${jobId}/result`);

let administrator: Awaited<ReturnType<typeof administratorOf>>;
let browser: Browser;
let companyCode: string;
let folder: string;
beforeEach(async () => {
  administrator = await administratorOf();
  ({ browser, companyCode } = administrator);
  folder = join(kernel.config.dataFolder, 'files', companyCode);
});

const files = () => (existsSync(folder) ? readdirSync(folder) : []);
const begin = async (by = browser) => jobOf(await start(by));
/** One run of a job, as a worker has it from the queue. What the test expected within it in vain fails the test. */
async function run(jobId: string, work: (job: JobAtWork) => Promise<string>): Promise<void> {
  let unmet: unknown;
  const watched: Parameters<typeof runJob>[2]['work'] = async (_kernel, job) => {
    const content = await work(job).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AssertionError') unmet = error;
      throw error;
    });
    return { fileName: '목록.csv', content };
  };
  await runJob(kernel, { companyCode, jobId }, { permission: 'employees.export', work: watched });
  if (unmet) throw unmet;
}
const supervise = (jobId: string) => jobs.tasks?.(kernel)['mind-console-job']?.({ companyCode, jobId });
const step = ({ advance }: JobAtWork, doneCount: number) => advance({ doneCount, totalCount: 2 });
const queuedRuns = async (jobId: string) => {
  const { rows } = await app.pools.owner.query<{ task: string; key: string | null }>(
    `select t.identifier as task, j.key from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where j.payload->>'jobId' = $1 order by 1`,
    [jobId],
  );
  return rows.map(({ task }) => task);
};

test('MEM-07 a job shows its progress, and its encrypted result is downloaded by its owner, with a record', async () => {
  const jobId = jobOf(await start(browser, { keyword: 'looked.for@outside.example' }));
  expect(await databaseText(app)).not.toContain('looked.for');
  expect(await queuedRuns(jobId)).toEqual(['export-employees', 'mind-console-job']);
  expect(await listOf(browser)).toMatchObject([
    { jobId, kind: 'export-employees', state: 'queued', doneCount: 0, totalCount: null, can: ['cancel'] },
  ]);
  await run(jobId, async (job) => {
    expect(job).toMatchObject({ companyCode, startedBy: administrator.personId });
    await step(job, 1);
    expect(await listOf(browser)).toMatchObject([{ state: 'running', doneCount: 1, totalCount: 2, can: ['cancel'] }]);
    expect((await resultOf(browser, jobId)).status).toBe(404);
    await step(job, 2);
    return '결과';
  });
  expect(await listOf(browser)).toMatchObject([{ jobId, state: 'done', doneCount: 2, can: ['download', 'delete'] }]);
  expect(files()).toEqual([jobId]);
  expect(readFileSync(join(folder, jobId)).toString()).not.toContain('결과');
  const answer = await resultOf(browser, jobId);
  expect([answer.status, answer.text]).toEqual([200, '결과']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="__.csv"; filename*=UTF-8''${encodeURIComponent('목록.csv')}`,
  });
  const audit = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_id', 'fields'])
      .where('target_id', '=', jobId)
      .orderBy('audit_id')
      .execute(),
  );
  const actor_id = administrator.personId;
  expect(audit).toEqual([
    { operation: 'export-employees', actor_id, fields: ['An inventory'] },
    { operation: 'download-job-result', actor_id, fields: [] },
  ]);
});

test('MEM-04 another administrator and a former administrator cannot see or reach the job', async () => {
  const jobId = await begin();
  await run(jobId, async () => '결과');
  const { browser: other } = await administratorOf(companyCode);
  expect(await listOf(other)).toEqual([]);
  for (const answer of [
    await resultOf(other, jobId),
    await other.post(`${path}/${jobId}/cancel`),
    await other.delete(`${path}/${jobId}`),
  ]) {
    expect(outcome(answer)).toBe('404 CO404');
  }
  expect(files()).toEqual([jobId]);
  await loseRole();
  expect(outcome(await resultOf(browser, jobId))).toBe('403 CO401');
  expect(outcome(await start(browser))).toBe('403 CO401');
});

const loseRole = () =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.deleteFrom('memberships').where('person_id', '=', administrator.personId).execute(),
  );

test('MEM-03 a job of a user who has only the permission runs like any other', async () => {
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  const { personId } = member;
  for (const permission of ['employees.export', 'jobs.view'] as const) {
    await grant(kernel.db, { companyCode, personId, permission });
  }
  const jobId = await begin(member);
  await run(jobId, async (job) => {
    await step(job, 1);
    return '결과';
  });
  expect(files()).toEqual([jobId]);
});

test('MEM-04 a job whose owner loses the role keeps nothing', async () => {
  const jobId = await begin();
  await run(jobId, async (job) => {
    await step(job, 1);
    await loseRole();
    await step(job, 2);
    throw new Error('goes on');
  });
  expect(files()).toEqual([]);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ state: string }>`select state from console_jobs`.execute(tx),
  );
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('ERR-04 of sixteen starts at once the allowed number wait, the others get JOB_LIMIT, and an ended job frees its place', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => start(browser)));
  const taken = answers.filter(({ status }) => status === 200).map(jobOf);
  expect(taken).toHaveLength(jobsAtOnce);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(outcome))).toEqual(new Set(['409 JOB_LIMIT']));
  expect(refused[0]?.error.errorMessage).toContain(String(jobsAtOnce));
  expect((await listOf(browser)).map(({ jobId }) => jobId).toSorted()).toEqual(taken.toSorted());
  const [first = '', second = ''] = taken;
  expect((await browser.post(`${path}/${first}/cancel`)).status).toBe(200);
  await run(second, async () => '결과');
  const again = await Promise.all(Array.from({ length: 8 }, () => start(browser)));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(2);
  const { browser: other } = await administratorOf(companyCode);
  expect((await start(other)).status).toBe(200);
});

test('MEM-07 a cancelled job stops at its next step without a file, and an ended one cannot be cancelled', async () => {
  const jobId = await begin();
  let isStopped = true;
  await run(jobId, async (job) => {
    await step(job, 1);
    expect(outcome(await browser.delete(`${path}/${jobId}`))).toBe('409 JOB_STATE');
    expect((await browser.post(`${path}/${jobId}/cancel`)).status).toBe(200);
    await step(job, 2);
    isStopped = false;
    return '결과';
  });
  expect(isStopped).toBe(true);
  const late = await begin();
  // Cancelled when all is written but the word of it.
  await run(late, async () => {
    expect((await browser.post(`${path}/${late}/cancel`)).status).toBe(200);
    return '결과';
  });
  expect(files()).toEqual([]);
  const waiting = await begin();
  expect((await browser.post(`${path}/${waiting}/cancel`)).status).toBe(200);
  await run(waiting, async () => Promise.reject(new Error('a cancelled job is not begun')));
  expect((await listOf(browser)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  for (const id of [jobId, late, waiting]) {
    expect(outcome(await browser.post(`${path}/${id}/cancel`))).toBe('409 JOB_STATE');
    expect((await resultOf(browser, id)).status).toBe(404);
    expect((await browser.delete(`${path}/${id}`)).status).toBe(200);
  }
  expect(await listOf(browser)).toEqual([]);
});

/** The process of a run ends while it works: it reports nothing any more, and its file may be there already. */
async function loseRun(jobId: string): Promise<{ goOn: () => void; ended: Promise<void> }> {
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const ended = run(jobId, async (job) => {
    await step(job, 1);
    hasBegun();
    await held;
    return 'the first run';
  });
  await begun;
  return { goOn, ended };
}

test('OPS-01 a job whose process ended is resumed by one other run, and has one result', async () => {
  const jobId = await begin();
  const lost = await loseRun(jobId);
  await supervise(jobId);
  await run(jobId, async () => Promise.reject(new Error('somebody is at it')));
  expect(await queuedRuns(jobId)).toEqual(['export-employees', 'mind-console-job', 'mind-console-job']);
  await app.advance(31);
  await supervise(jobId);
  expect((await queuedRuns(jobId)).filter((task) => task === 'export-employees')).toHaveLength(1);
  let runs = 0;
  const takenUp = () =>
    run(jobId, async (job) => {
      runs += 1;
      await step(job, 2);
      return 'the second run';
    });
  await Promise.all([takenUp(), takenUp()]);
  lost.goOn();
  await lost.ended;
  expect([runs, await listOf(browser)]).toMatchObject([1, [{ state: 'done' }]]);
  expect(files()).toEqual([jobId]);
});

test('OPS-01 a job that repeatedly ends its process is shown as failed', async () => {
  const jobId = await begin();
  for (let times = 0; times < 3; times += 1) {
    await loseRun(jobId);
    await app.advance(31);
    await supervise(jobId);
  }
  expect(await listOf(browser)).toMatchObject([{ state: 'failed', errorCode: 'JOB_FAILED', can: ['delete'] }]);
});

test('ERR-04 a job that fails is shown as JOB_FAILED and frees its place', async () => {
  const jobId = await begin();
  await run(jobId, async () => Promise.reject(new Error('한새봄')));
  expect(await listOf(browser)).toMatchObject([{ state: 'failed', errorCode: 'JOB_FAILED', can: ['delete'] }]);
  expect((await resultOf(browser, jobId)).status).toBe(404);
  expect(await databaseText(app)).not.toContain('한새봄');
  expect((await start(browser)).status).toBe(200);
});

test('MEM-07 a result is deleted with its job, or by itself after some days', async () => {
  const [removed, left] = [await begin(), await begin()];
  for (const jobId of [removed, left]) await run(jobId, async () => '결과');
  expect((await browser.delete(`${path}/${removed}`)).status).toBe(200);
  expect(files()).toEqual([left]);
  expect(outcome(await resultOf(browser, removed))).toBe('404 CO404');
  await app.advance(jobKeptDays * daySeconds - 60);
  await supervise(left);
  expect(files()).toEqual([left]);
  await app.advance(61);
  const again = await signInAs(app, administrator);
  expect(await listOf(again)).toEqual([]);
  expect(outcome(await resultOf(again, left))).toBe('404 CO404');
  await supervise(left);
  expect(files()).toEqual([]);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) => sql`select from console_jobs`.execute(tx));
  expect(rows).toEqual([]);
});

test('BLK-06 the console’s notices show the running jobs of the reader only', async () => {
  const colleague = await memberBrowser(app, { companyCode, role: 'administrator' });
  const hasJobs = async (by: Browser) => (await by.get('/api/v1/console/notices')).json<{ hasJobs: boolean }>().hasJobs;
  expect(await hasJobs(browser)).toBe(false);
  const jobId = await begin();
  expect([await hasJobs(browser), await hasJobs(colleague)]).toEqual([true, false]);
  expect((await browser.post(`${path}/${jobId}/cancel`, {})).status).toBe(200);
  expect(await hasJobs(browser)).toBe(false);
});
