import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { startRows } from '../../kernel/operations/stored/runs/open-run.ts';
import { readRows } from '../../kernel/operations/stored/runs/read-run.ts';
import { addMember } from '../member.ts';
import { setSetUpState } from '../organisation.ts';
import { startTestApp, testKeys } from '../test-app.ts';
import type { WorkerSettings } from './rows-worker.ts';

const isFull = process.env['MADANG_FULL'] !== undefined;
const slow = { timeout: isFull ? 1_800_000 : 300_000 };
const kills = isFull ? 20 : 1;
/** Rows, and the milliseconds up to a kill: two workers need longer for all of them. */
const asSets = isFull ? { rows: 20_000, longestWait: 400 } : { rows: 2_400, longestWait: 150 };
const byRows = isFull ? { rows: 20_000, longestWait: 2_000 } : { rows: 300, longestWait: 400 };
const app = await startTestApp({ work: false });
const { kernel } = app;

function startWorker(run: WorkerSettings['run']): ChildProcess {
  const { options } = app.pools.owner as unknown as { readonly options: pg.ClientConfig };
  const { host, port, user, password, database } = options;
  const connection = { host, port, user, password, database } as pg.ClientConfig;
  const settings: WorkerSettings = { connection, keys: testKeys, run };
  const script = join(import.meta.dirname, 'rows-worker.ts');
  return spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Two, which begin together once both are ready. */
async function startWorkers(run: WorkerSettings['run']): Promise<ChildProcess[]> {
  const workers = [startWorker(run), startWorker(run)];
  await Promise.all(workers.map((worker) => once(worker.stdout ?? worker, 'data')));
  for (const worker of workers) worker.stdin?.end('begin\n');
  return workers;
}

/**
 * Kills two workers at random moments repeatedly, then lets two finish. Returns the number of moments at which work was
 * interrupted.
 */
async function runWithKills(run: WorkerSettings['run'], longestWait: number): Promise<number> {
  let moments = 0;
  while (moments < kills) {
    const workers = await startWorkers(run);
    await wait(randomInt(longestWait));
    const isAtWork = workers.some(({ exitCode }) => exitCode === null);
    await Promise.all(
      workers.map(async (worker) => {
        if (worker.exitCode !== null) return;
        worker.kill('SIGKILL');
        await once(worker, 'exit');
      }),
    );
    const left = (await readRows(kernel, run)).filter(({ state }) => state === 'waiting').length;
    if (isAtWork) moments += 1;
    if (left === 0) break;
  }
  const last = await startWorkers(run);
  const codes = await Promise.all(last.map(async (worker) => (await once(worker, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0]);
  return moments;
}

async function start(companyCode: string, name: string, inputs: readonly object[]) {
  const { personId } = await addMember(kernel.db, { companyCode, role: 'administrator' });
  await setSetUpState(app, companyCode, 'finished');
  const origin = {
    principal: { kind: 'person', companyCode, personId },
    request: { id: randomUUID(), address: '' },
  } as const;
  const runId = await inCompany(kernel.db, companyCode, (tx) => startRows(kernel, tx, origin, { name, inputs }));
  return { companyCode, runId };
}

async function count(companyCode: string, statement: string): Promise<number> {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { rows: found } = await sql<{ count: number }>`${sql.raw(statement)}`.execute(tx);
    return found[0]?.count ?? -1;
  });
}

/** IDs refuse runs of digits, so the number is written in letters. */
const loginIdOf = (n: number) => `killed${[...String(n)].map((digit) => `${'bcdfghjkmn'[Number(digit)]}a`).join('')}`;

/** A hundredth of the rows breaks a rule. */
const isRefused = (n: number) => n % 100 === 99;
const report = async (run: WorkerSettings['run']) => Map.groupBy(await readRows(kernel, run), ({ state }) => state);

const department = (departmentCode: string) => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
});
const numbered = <T>(count: number, input: (n: number) => T) => Array.from({ length: count }, (_, n) => input(n));

/** Runs rows that workers are killed over; every row that breaks no rule is done once, and the report says so. */
async function expectDoneOnce(
  companyCode: string,
  { name, table, longestWait }: { readonly name: string; readonly table: string; readonly longestWait: number },
  inputs: readonly object[],
): Promise<void> {
  const run = await start(companyCode, name, inputs);
  const before = await count(
    companyCode,
    `select count(*)::integer from ${table} where company_code = '${companyCode}'`,
  );
  expect(await runWithKills(run, longestWait)).toBe(kills);
  const ended = await report(run);
  const done = inputs.filter((_, n) => !isRefused(n)).length;
  expect([ended.get('done')?.length, ended.get('refused')?.length, ended.size]).toEqual([
    done,
    inputs.length - done,
    2,
  ]);
  const company = `company_code = '${companyCode}'`;
  expect(await count(companyCode, `select count(*)::integer from ${table} where ${company}`)).toBe(before + done);
  expect(
    await count(companyCode, `select count(*)::integer from audit_log where ${company} and operation = '${name}'`),
  ).toBe(done);
}

test(
  'BLK-04 departments written as sets by killed workers are created once each, and the report is right',
  slow,
  async () => {
    const inputs = numbered(asSets.rows, (n) => department(isRefused(n) ? 'ROW0' : `ROW${n}`));
    await expectDoneOnce('KILLED1', { ...asSets, name: 'create-department', table: 'departments' }, inputs);
  },
);

test('BLK-04 people written as sets by killed workers are registered once each, with their IDs', slow, async () => {
  const inputs = numbered(asSets.rows, (n) => ({
    surname: '한',
    givenName: '새봄',
    loginId: loginIdOf(isRefused(n) ? 0 : n),
    externalMail: `killed${n}@outside.example`,
    language: 'ko',
    residenceCountry: 'KR',
    ...(isRefused(n) && { departmentCode: 'NOSUCH' }),
  }));
  await expectDoneOnce('KILLED2', { ...asSets, name: 'register-employee', table: 'people' }, inputs);
  const done = inputs.filter((_, n) => !isRefused(n)).length;
  expect(await count('KILLED2', `select count(*)::integer from login_ids where company_code = 'KILLED2'`)).toBe(done);
});

test('BLK-04 rows written one by one by killed workers are done once each, and the report is right', slow, async () => {
  const inputs = numbered(byRows.rows, (n) => ({
    jobRankCode: isRefused(n) ? 'ROW0' : `ROW${n}`,
    jobRankName: '과장',
    englishJobRankName: 'Manager',
  }));
  await expectDoneOnce('KILLED3', { ...byRows, name: 'create-job-rank', table: 'job_ranks' }, inputs);
});
