import { expect, test } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { PlatformJob, PlatformProcess, TroubledMessage } from '@madang/contract/views/operators/work.ts';
import { startJobs } from '../../../kernel/jobs/workers/jobs.ts';
import { deliveryTask } from '../../../platform/outbox/outbox.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { owner } = app.pools;
const operator = await operatorBrowser(app);
const root = '/api/v1/operator';

interface Jobs extends List<PlatformJob> {
  waiting: number;
  running: number;
  held: number;
  failed: number;
  planned: number;
  oldestDueAt: string | null;
}
const jobs = async () => (await operator.get(`${root}/jobs`)).json<Jobs>();
const messages = async () => (await operator.get(`${root}/messages`)).json<List<TroubledMessage>>().items;

async function addJob(settings: string, set = ''): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from graphile_worker.add_job('some-task', '{"secret":"of a person"}', ${settings})`,
  );
  const id = rows[0]?.id ?? '';
  if (set !== '') await owner.query(`update graphile_worker._private_jobs set ${set} where id = $1`, [id]);
  return id;
}

test('OPS-11 only the operator sees jobs, messages and processes, and acts on them', async () => {
  const { admin } = await companyWithAdmin(app);
  for (const path of ['jobs', 'messages', 'processes']) {
    expect((await app.browser().get(`${root}/${path}`)).error.errorCode).toBe('AC100');
    expect((await admin.get(`${root}/${path}`)).error.errorCode).toBe('CO401');
  }
  const jobId = await addJob(`run_at => now() + interval '1 day'`);
  for (const path of ['jobs/retry', 'jobs/give-up']) {
    expect((await app.browser().post(`${root}/${path}`, { jobId })).error.errorCode).toBe('AC100');
    expect((await admin.post(`${root}/${path}`, { jobId })).error.errorCode).toBe('CO401');
  }
  for (const path of ['messages/resend', 'messages/resend-all']) {
    const body = path.endsWith('all') ? {} : { messageId: crypto.randomUUID() };
    expect((await admin.post(`${root}/${path}`, body)).error.errorCode).toBe('CO401');
  }
  expect((await operator.post(`${root}/jobs/give-up`, { jobId })).status).toBe(200);
});

test('OPS-11 jobs are counted and listed by state, most urgent first, without their content', async () => {
  await owner.query(`delete from graphile_worker._private_jobs`);
  await owner.query(`insert into job_workers (worker_id, seen_at) values ('alive', clock_timestamp())`);
  await addJob(`run_at => now() + interval '1 day'`);
  const due = await addJob(`run_at => now() - interval '3 minutes'`);
  await addJob(`run_at => now()`, `locked_by = 'alive', locked_at = now() - interval '5 minutes'`);
  await addJob(`run_at => now()`, `locked_by = 'dead', locked_at = now() - interval '5 minutes'`);
  await addJob(`run_at => now()`, `attempts = max_attempts, last_error = 'the address of a person'`);
  const answer = await operator.get(`${root}/jobs`);
  expect(answer.text).not.toContain('of a person');
  const { items, oldestDueAt, ...counts } = answer.json<Jobs>();
  expect(counts).toMatchObject({ failed: 1, held: 1, running: 1, waiting: 1, planned: 1 });
  expect(items.map(({ state }) => state)).toEqual(['failed', 'held', 'running', 'waiting', 'planned']);
  const { rows } = await owner.query<{ oldest: Date }>(
    `select run_at as oldest from graphile_worker.jobs where id = $1`,
    [due],
  );
  expect(Date.parse(oldestDueAt ?? '')).toBe(Number(rows[0]?.oldest));
});

test('OPS-11 a failed job is retried, a waiting one is discarded, and a job locked by a worker cannot be changed', async () => {
  await owner.query(`delete from graphile_worker._private_jobs`);
  const failed = await addJob(`run_at => now() + interval '1 day'`, `attempts = max_attempts`);
  const running = await addJob(`run_at => now()`, `locked_by = 'alive', locked_at = now()`);
  const post = async (path: string, jobId: string) => (await operator.post(`${root}/jobs/${path}`, { jobId })).status;
  expect(await post('retry', failed)).toBe(200);
  expect((await jobs()).items.find(({ jobId }) => jobId === failed)).toMatchObject({ state: 'waiting', attempts: 0 });
  for (const path of ['retry', 'give-up']) {
    const refused = await operator.post(`${root}/jobs/${path}`, { jobId: running });
    expect([path, refused.error.errorCode]).toEqual([path, 'EDIT_CONFLICT']);
  }
  const both = await Promise.all([post('give-up', failed), post('give-up', failed)]);
  expect(new Set(both)).toEqual(new Set([200, 404]));
  expect((await jobs()).items.map(({ jobId }) => jobId)).toEqual([running]);
  expect((await operator.post(`${root}/jobs/retry`, { jobId: 'x' })).status).toBe(400);
});

test('OPS-11 mails deferred by a server are sent by one press, once; permanently rejected and old ones are not', async () => {
  await owner.query(`delete from graphile_worker._private_jobs`);
  const add = async (state: string, failure: string | null, age = '1 hour') => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into outbox (channel, recipient, content, state, failure, attempts, created_at, expires_at, finished_at)
       values ('mail', '\\x01', '\\x02', $1, $2, 3, app_now() - $3::interval, app_now() + interval '1 day' - $3::interval,
         case when $1 = 'waiting' then null else app_now() end) returning message_id as id`,
      [state, failure, age],
    );
    return rows[0]?.id ?? '';
  };
  const hindered = await add('waiting', 'unreachable');
  const other = await add('waiting', 'refused');
  const bounced = await add('bounced', 'recipient');
  const late = await add('waiting', 'unreachable', '2 days');
  const fresh = await add('waiting', null);
  await owner.query(
    `select graphile_worker.add_job($1, json_build_object('messageId', $2::text), run_at => now() + interval '3 hours')`,
    [deliveryTask, hindered],
  );
  const listed = await operator.get(`${root}/messages`);
  expect(Object.keys(listed.json<List<object>>().items[0] ?? {}).toSorted()).toEqual([
    'attempts',
    'channel',
    'createdAt',
    'kind',
    'messageId',
    'reason',
    'state',
  ]);
  expect(new Map((await messages()).map(({ messageId, state }) => [messageId, state]))).toEqual(
    new Map([
      [bounced, 'bounced'],
      [hindered, 'waiting'],
      [other, 'waiting'],
    ]),
  );
  const resend = async (messageId: string) => (await operator.post(`${root}/messages/resend`, { messageId })).status;
  expect(new Set(await Promise.all([resend(hindered), resend(hindered)]))).toEqual(new Set([200, 404]));
  for (const id of [bounced, late, fresh]) expect(await resend(id)).toBe(404);
  expect((await operator.post(`${root}/messages/resend-all`, {})).json()).toEqual({ count: 1 });
  expect((await operator.post(`${root}/messages/resend-all`, {})).json()).toEqual({ count: 0 });
  const delivered: unknown[] = [];
  const log = { warn: () => {} };
  const task = async (payload: unknown) => void delivered.push((payload as { messageId: string }).messageId);
  const runner = await startJobs(owner, { log, schedule: [], tasks: { [deliveryTask]: task } });
  await expect.poll(() => delivered.length, { timeout: 10_000 }).toBe(2);
  await runner.stop();
  expect(new Set(delivered)).toEqual(new Set([hindered, other]));
});

test('OPS-11 each process with a recent sign of life is listed with its work and build, for ten minutes', async () => {
  const read = async () => (await operator.get(`${root}/processes`)).json<List<PlatformProcess>>().items;
  await app.app.inject('/readyz');
  await owner.query(`insert into running_processes (process_id, work, build, seen_at)
    values (new_id(), 'jobs', 'older', clock_timestamp() - interval '2 minutes'),
      (new_id(), 'web', 'gone', clock_timestamp() - interval '1 hour')`);
  const { processId } = app.kernel.life;
  const items = await read();
  expect(items.find((each) => each.processId === processId)).toMatchObject({ work: 'both', lives: true });
  expect(items.find(({ build }) => build === 'older')).toMatchObject({ work: 'jobs', lives: false });
  expect(items.map(({ build }) => build)).not.toContain('gone');
});
