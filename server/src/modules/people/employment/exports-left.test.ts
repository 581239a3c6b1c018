// Runs on every PostgreSQL: background jobs.
import { jobKeptDays, jobsAtOnce } from '@madang/contract/ground/jobs/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer } from '../../../testing/browser.ts';
import { allTo, leavingOf } from '../../../testing/employment/leaving.ts';
import { finishedExport, jobsOf, signInAs, resultOf, startExport } from '../../../testing/people.ts';
import { grant, revokeAll } from '../../../testing/operations/rights.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { jobRights, runJob } from '../../ground/jobs/index.ts';

const app = await startTestApp();
const idle = await startTestApp({ work: false });
const permission = jobRights['export-employees'];
const doing = (content: string) => ({ permission, work: async () => ({ fileName: 'names.csv', content }) });
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

test('STA-02 MEM-07 the heir downloads the export of the leaver, and a reinstatement returns it', async () => {
  const company = await leavingOf(app);
  const [leaver, heir] = [await company.administrator(), await company.administrator()];
  const { jobId, text } = await finishedExport(leaver.browser);
  const left = await company.leftBy(leaver.personId);
  expect(left).toMatchObject([{ kind: 'exports', thingId: jobId, mayEnd: true }]);
  expect(left[0]?.name).toMatch(/\.csv$/);
  expect(codeOf(await resultOf(heir.browser, jobId))).toBe('CO404');
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, left)))).toBe('done');
  expect((await resultOf(heir.browser, jobId)).text).toBe(text);
  expect((await resultOf(leaver.browser, jobId)).status).toBe(401);
  const back = (await company.reinstate(leaver.personId)).json<{ lost: object[] }>();
  expect(back.lost).toEqual([]);
  expect(codeOf(await resultOf(heir.browser, jobId))).toBe('CO404');
  expect(await company.leftBy(leaver.personId)).toMatchObject([{ thingId: jobId }]);
});

test('STA-02 MEM-07 an export without an heir is deleted with its file', async () => {
  const company = await leavingOf(app);
  const leaver = await company.administrator();
  const { jobId } = await finishedExport(leaver.browser);
  const { companyCode } = company;
  const isKept = () => app.kernel.files.get(companyCode, jobId).then((file) => file !== undefined);
  expect(await isKept()).toBe(true);
  expect(codeOf(await company.retire(leaver.personId, allTo(null, await company.leftBy(leaver.personId))))).toBe(
    'done',
  );
  await expect.poll(isKept, { timeout: 20_000 }).toBe(false);
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`select from console_jobs where job_id = ${jobId}::uuid`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('STA-04 MEM-07 an export that expires before the reinstatement is lost', async () => {
  const company = await leavingOf(idle);
  const [leaver, heir] = [await company.administrator(), await company.administrator()];
  const jobId = await startExport(leaver.browser);
  await runJob(idle.kernel, { companyCode: company.companyCode, jobId }, doing('names'));
  const left = await company.leftBy(leaver.personId);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, left)))).toBe('done');
  await inCompany(idle.kernel.db, company.companyCode, (tx) =>
    sql`update console_jobs set expires_at = expires_at - make_interval(days => ${jobKeptDays}::integer),
      finished_at = finished_at - make_interval(secs => ${daySeconds}::integer)`.execute(tx),
  );
  const back = (await company.reinstate(leaver.personId)).json<{ lost: object[] }>();
  expect(back.lost).toMatchObject([{ kind: 'exports', name: 'names.csv' }]);
});

test('STA-02 MEM-07 a running export restarts for the heir, beyond the heir’s own reach, and its first worker writes nothing', async () => {
  const company = await leavingOf(idle);
  const { companyCode } = company;
  const [leaver, heir] = [await company.administrator(), await company.administrator()];
  for (let own = 0; own < jobsAtOnce; own += 1) await startExport(heir.browser);
  const jobId = await startExport(leaver.browser);
  const { promise: whenLeft, resolve: leave } = Promise.withResolvers<void>();
  const { promise: whenAtWork, resolve: begin } = Promise.withResolvers<void>();
  const running = runJob(
    idle.kernel,
    { companyCode, jobId },
    {
      permission,
      work: async () => {
        begin();
        await whenLeft;
        return { fileName: 'names.csv', content: 'of the leaver' };
      },
    },
  );
  await whenAtWork;
  const left = await company.leftBy(leaver.personId);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, left)))).toBe('done');
  leave();
  await running;
  const stateOf = async () => (await jobsOf(heir.browser)).find((job) => job.jobId === jobId)?.state;
  expect(await stateOf()).toBe('queued');
  await runJob(idle.kernel, { companyCode, jobId }, doing('of the heir'));
  expect((await resultOf(heir.browser, jobId)).text).toBe('of the heir');
});

test('STA-04 MEM-07 an export does not return to a person who can no longer export', async () => {
  const company = await leavingOf(idle);
  const { companyCode } = company;
  const [leaver, heir] = [await company.colleague(), await company.administrator()];
  await grant(idle.kernel.db, { ...leaver, permission });
  const jobId = await startExport(await signInAs(idle, leaver));
  await runJob(idle.kernel, { companyCode, jobId }, doing('names'));
  expect(
    codeOf(await company.retire(leaver.personId, allTo(heir.personId, await company.leftBy(leaver.personId)))),
  ).toBe('done');
  await revokeAll(idle.kernel.db, companyCode, leaver.personId);
  const back = (await company.reinstate(leaver.personId)).json<{ lost: object[] }>();
  expect(back.lost).toMatchObject([{ kind: 'exports', name: 'names.csv' }]);
  expect((await resultOf(heir.browser, jobId)).text).toBe('names');
});
