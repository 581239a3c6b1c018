import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import {
  addTestPerson,
  answerOptional,
  employeesOf,
  jobsOf,
  signInAs,
  resultOf,
  startExport,
  type TestPerson,
} from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { jobs, runJob } from '../../ground/jobs/index.ts';
import { deleteOptional } from './index.ts';

// No worker runs: each test says when a job is begun, what it reads and when it ends.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf } = employeesOf(app);
const name = 'Sol Baek';

let administrator: Awaited<ReturnType<typeof administratorOf>>;
let person: TestPerson;
beforeEach(async () => {
  administrator = await administratorOf();
  person = await addTestPerson(app, { companyCode: administrator.companyCode });
});

async function readName({ companyCode, personId } = person): Promise<string> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ name: string }>`select english_name as name from people where person_id = ${personId}::uuid`.execute(tx),
  );
  return `[${rows[0]?.name}]`;
}

/** One run of the job, which makes the person's English name its result, and between the two does `in the meantime`. */
function run(jobId: string, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  return runJob(
    kernel,
    { companyCode: person.companyCode, jobId },
    {
      permission: 'employees.export',
      work: async (_kernel, { advance }) => {
        const content = await readName();
        await advance({ doneCount: 1, totalCount: 1 });
        await meanwhile();
        return { fileName: 'names.csv', content };
      },
    },
  );
}

const decline = (whose = person) =>
  inCompany(kernel.db, whose.companyCode, (tx) => deleteOptional(tx, kernel, whose).then(() => undefined));
const fileOf = (jobId: string) => kernel.files.get(person.companyCode, jobId);
const outcomeOf = async (jobId: string) => {
  const { status, text } = await resultOf(administrator.browser, jobId);
  return status === 200 ? text : status;
};
const waitingTasks = async (jobId: string) => {
  const { rows } = await app.pools.owner.query<{ task: string }>(
    `select t.identifier as task from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload->>'jobId' = $1 and j.run_at <= now() order by 1`,
    [jobId],
  );
  return rows.map(({ task }) => task);
};
const purgeTasks = () => app.pools.owner.query('delete from graphile_worker._private_jobs');

test('RCN-02 MEM-07 a finished export expires if a person of the company declines, and exports of other companies remain', async () => {
  const jobId = await startExport(administrator.browser);
  await run(jobId);
  expect(await outcomeOf(jobId)).toBe(`[${name}]`);
  await decline(await addTestPerson(app));
  expect(await outcomeOf(jobId)).toBe(`[${name}]`);
  await purgeTasks();
  await decline();
  expect(await jobsOf(administrator.browser)).toMatchObject([
    { jobId, state: 'failed', errorCode: 'JOB_RESULT_DELETED', can: ['delete'] },
  ]);
  expect(await outcomeOf(jobId)).toBe(404);
  // Anyone who looks after it takes its file away at once.
  expect(await waitingTasks(jobId)).toEqual(['mind-console-job']);
  await jobs.tasks?.(kernel)['mind-console-job']?.({ companyCode: person.companyCode, jobId });
  expect(await fileOf(jobId)).toBeUndefined();
  // Without a name that goes, what was made since then stays.
  const later = await startExport(administrator.browser);
  await run(later);
  await decline();
  expect(await outcomeOf(later)).toBe('[]');
});

test('RCN-02 MEM-07 agreeing and declining again expires only the exports made since the new name', async () => {
  await answerOptional(app, person, true);
  const browser = await signInAs(app, person);
  const { items } = (await browser.get('/api/v1/consents')).json<{ items: OwnConsent[] }>();
  const version = items.find(({ termsCode }) => termsCode === 'PIAR')?.text.version;
  const answer = async (isAgreed: boolean) => {
    const { status, text } = await browser.put('/api/v1/consents/PIAR', { isAgreed, version });
    expect(status, text).toBe(200);
  };
  const made = async () => {
    const jobId = await startExport(administrator.browser);
    await run(jobId);
    return jobId;
  };
  const first = await made();
  await answer(false);
  const between = await made();
  for (let times = 0; times < 2; times += 1) {
    await answer(true);
    const names = { surname: '백', givenName: '솔', englishName: name, language: 'ko', timeZone: 'Asia/Seoul' };
    expect((await browser.put('/api/v1/profile', names)).status).toBe(200);
    const since = await made();
    expect(await outcomeOf(since)).toBe(`[${name}]`);
    await answer(false);
    expect([await outcomeOf(first), await outcomeOf(between), await outcomeOf(since)]).toEqual([404, '[]', 404]);
  }
});

test('RCN-02 MEM-07 an export that has read a name restarts if its person declines, and discards what it read', async () => {
  const jobId = await startExport(administrator.browser);
  await purgeTasks();
  await run(jobId, () => decline());
  expect(await jobsOf(administrator.browser)).toMatchObject([{ jobId, state: 'queued', can: ['cancel'] }]);
  expect([await outcomeOf(jobId), await fileOf(jobId)]).toEqual([404, undefined]);
  expect(await waitingTasks(jobId)).toEqual(['export-employees']);
  await run(jobId);
  expect(await outcomeOf(jobId)).toBe('[]');
});

test('RCN-02 MEM-07 a run that lost its export does not overwrite the result of the next run', async () => {
  const jobId = await startExport(administrator.browser);
  await run(jobId, async () => {
    await decline();
    await run(jobId);
  });
  expect(await outcomeOf(jobId)).toBe('[]');
  expect(await jobsOf(administrator.browser)).toMatchObject([{ jobId, state: 'done' }]);
});

test('RCN-02 MEM-07 a new export waits for a decline in progress, and a running export restarts', async () => {
  const [begun, ending] = [await startExport(administrator.browser), await startExport(administrator.browser)];
  let late: Promise<void> | undefined;
  const meanwhile: unknown[] = [];
  await run(ending, () =>
    inCompany(kernel.db, person.companyCode, async (tx) => {
      await deleteOptional(tx, kernel, person);
      late ??= run(begun);
      // Long enough for a run that does not wait to read the name, which others still see.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const listed = await jobsOf(administrator.browser);
      meanwhile.push(await readName(), listed.find(({ jobId }) => jobId === begun)?.state);
    }),
  );
  await late;
  expect(meanwhile).toEqual([`[${name}]`, 'queued']);
  expect(await outcomeOf(begun)).toBe('[]');
  expect([await outcomeOf(ending), await fileOf(ending)]).toEqual([404, undefined]);
});

test('RCN-02 MEM-07 an export that ends at the moment of a decline expires too', async () => {
  const jobId = await startExport(administrator.browser);
  let declined: Promise<void> | undefined;
  // The row is held while the file is put in its place, and the refusal has come to it.
  const begin: typeof kernel.files.begin = async (...given) => {
    const draft = await kernel.files.begin(...given);
    const keep = async () => {
      declined = decline();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return draft.keep();
    };
    return { append: (piece) => draft.append(piece), keep, drop: () => draft.drop() };
  };
  const remove = kernel.files.remove.bind(kernel.files);
  const slowKernel = { ...kernel, files: { ...kernel.files, begin, remove } as typeof kernel.files };
  await runJob(
    slowKernel,
    { companyCode: person.companyCode, jobId },
    {
      permission: 'employees.export',
      work: async () => ({ fileName: 'names.csv', content: await readName() }),
    },
  );
  await declined;
  expect(await outcomeOf(jobId)).toBe(404);
  expect(await jobsOf(administrator.browser)).toMatchObject([
    { jobId, state: 'failed', errorCode: 'JOB_RESULT_DELETED' },
  ]);
});
