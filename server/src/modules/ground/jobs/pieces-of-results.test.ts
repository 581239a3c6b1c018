// Runs on every PostgreSQL: row locks and statements under way.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Draft, type Files, FilesAway } from '../../../kernel/files/files.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Browser } from '../../../testing/browser.ts';
import { employeesOf, jobsOf, resultOf, startExport } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { jobs, runJob } from './index.ts';

// No worker runs: each test says when a job is begun, and which process takes it up.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf } = employeesOf(app);

let browser: Browser;
let companyCode: string;
let folder: string;
beforeEach(async () => {
  ({ browser, companyCode } = await administratorOf());
  folder = join(kernel.config.dataFolder, 'files', companyCode);
});

const stored = () => (existsSync(folder) ? readdirSync(folder) : []);
const bytesStored = () => stored().reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);
const supervise = (jobId: string) => jobs.tasks?.(kernel)['mind-console-job']?.({ companyCode, jobId });
const texts = Array.from({ length: 40 }, (_, n) => `${n} ${'가람'.repeat(2_000)}\r\n`);

/** One run of a job that makes these pieces. */
const run = (jobId: string, content: () => AsyncIterable<string>, by: Kernel = kernel) =>
  runJob(
    by,
    { companyCode, jobId },
    { permission: 'employees.export', work: async () => ({ fileName: 'people.csv', content: content() }) },
  );

/** The product with a carrier whose drafts do something else. */
function carriedBy(change: (draft: Draft) => Partial<Draft>): Kernel {
  const begin: Files['begin'] = async (...of) => {
    const draft = await kernel.files.begin(...of);
    const own = { append: draft.append.bind(draft), keep: draft.keep.bind(draft), drop: draft.drop.bind(draft) };
    return { ...own, ...change(own) };
  };
  const remove = kernel.files.remove.bind(kernel.files);
  const files = { ...kernel.files, begin, remove } as Files;
  return { ...kernel, files };
}

async function* all(): AsyncGenerator<string> {
  yield* texts;
}

/** A run whose process stands still, or is gone, after so many pieces. */
async function standStill(jobId: string, pieces: number): Promise<{ goOn: () => void; ended: Promise<void> }> {
  const { promise: stands, resolve: hasStopped } = Promise.withResolvers<void>();
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const ended = run(jobId, async function* () {
    yield* texts.slice(0, pieces);
    hasStopped();
    await held;
    yield 'the first run';
  });
  await stands;
  return { goOn, ended };
}

test('BLK-06 each part of a result is uploaded before the next one is created, and the file is the same', async () => {
  const jobId = await startExport(browser);
  let [made, sent, most] = [0, 0, 0];
  const watched = carriedBy(({ append }) => ({
    async append(piece) {
      most = Math.max(most, made - sent);
      // Slower than what makes them.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await append(piece);
      sent = made;
    },
  }));
  const counted = async function* () {
    for (const text of texts) {
      made += 1;
      yield text;
    }
  };
  await run(jobId, counted, watched);
  expect([made, sent, most]).toEqual([texts.length, texts.length, 1]);
  expect(stored()).toEqual([jobId]);
  expect((await resultOf(browser, jobId)).text).toBe(texts.join(''));
});

test('OPS-01 BLK-06 the partial upload of an ended process is unreadable, and the next run starts without it', async () => {
  const jobId = await startExport(browser);
  const lost = await standStill(jobId, 30);
  const ofTheLost = stored();
  expect(ofTheLost).toHaveLength(1);
  expect(bytesStored()).toBeGreaterThan(30 * 12_000);
  expect(await kernel.files.get(companyCode, jobId)).toBeUndefined();
  expect((await resultOf(browser, jobId)).status).toBe(404);
  for await (const file of kernel.files.list(companyCode)) expect(file).toBeUndefined();
  await app.advance(31);
  await supervise(jobId);
  const seen: string[][] = [];
  await run(jobId, async function* () {
    seen.push(stored());
    yield* texts;
  });
  expect(seen).toEqual([[expect.stringContaining(jobId)]]);
  expect(seen[0]).not.toEqual(ofTheLost);
  expect(stored()).toEqual([jobId]);
  // The process only stood still, and goes on.
  lost.goOn();
  await lost.ended;
  expect(stored()).toEqual([jobId]);
  expect((await resultOf(browser, jobId)).text).toBe(texts.join(''));
});

test('OPS-01 BLK-06 partial uploads of repeatedly ended processes are deleted with the last one', async () => {
  const jobId = await startExport(browser);
  const lost = [];
  for (let times = 0; times < 3; times += 1) {
    lost.push(await standStill(jobId, 3));
    expect(stored()).toHaveLength(1);
    await app.advance(31);
    await supervise(jobId);
  }
  expect(await jobsOf(browser)).toMatchObject([{ state: 'failed', errorCode: 'JOB_FAILED' }]);
  expect(stored()).toEqual([]);
  for (const { goOn, ended } of lost) {
    goOn();
    await ended;
  }
  expect(stored()).toEqual([]);
});

test('MEM-07 BLK-06 a job cancelled or failed between parts leaves nothing', async () => {
  const cancelled = await startExport(browser);
  await run(cancelled, async function* () {
    yield* texts.slice(0, 5);
    expect(stored()).toHaveLength(1);
    expect((await browser.post(`/api/v1/jobs/${cancelled}/cancel`)).status).toBe(200);
    expect(stored()).toEqual([]);
    yield* texts.slice(5);
  });
  const broken = await startExport(browser);
  await run(broken, async function* () {
    yield* texts.slice(0, 5);
    throw new Error('a fault');
  });
  const states = (await jobsOf(browser)).map(({ state }) => state);
  expect([states.toSorted(), stored()]).toEqual([['cancelled', 'failed'], []]);
});

test('OPS-02 BLK-06 if the file store goes away during a result, the job retries from the start', async () => {
  const jobId = await startExport(browser);
  let calls = 0;
  const failing = carriedBy(({ append }) => ({
    async append(piece) {
      calls += 1;
      if (calls > 5) throw new FilesAway('ENOSPC');
      await append(piece);
    },
  }));
  await expect(run(jobId, all, failing)).rejects.toThrow('files cannot be reached: ENOSPC');
  expect([calls, stored()]).toEqual([6, []]);
  await app.advance(31);
  await run(jobId, all);
  expect((await resultOf(browser, jobId)).text).toBe(texts.join(''));
});

test('OPS-02 BLK-06 a stored result whose confirmation was lost is created again', async () => {
  const jobId = await startExport(browser);
  const failing = carriedBy(({ keep }) => ({
    async keep() {
      await keep();
      throw new FilesAway('TIMEOUT');
    },
  }));
  await expect(run(jobId, all, failing)).rejects.toThrow('TIMEOUT');
  expect((await resultOf(browser, jobId)).status).toBe(404);
  await app.advance(31);
  await run(jobId, async function* () {
    yield 'the second run';
  });
  expect([stored(), (await resultOf(browser, jobId)).text]).toEqual([[jobId], 'the second run']);
});
