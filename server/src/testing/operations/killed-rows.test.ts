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
const rows = isFull ? 2_000 : 300;
const kills = isFull ? 20 : 1;
/** Milliseconds: two workers need more than ten times as long for all rows of the full form. */
const longestWait = isFull ? 60 : 400;
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
 * Kills two workers at a random moment, again and again, and lets two end it. Returns at how many moments a worker that was
 * at work was killed while rows waited; the two of one moment count once.
 */
async function runWithKills(run: WorkerSettings['run']): Promise<number> {
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

test(
  'rows of departments that workers are killed over are created once each, and the report is right',
  { timeout: 300_000 },
  async () => {
    const inputs = Array.from({ length: rows }, (_, n) => ({
      departmentCode: isRefused(n) ? 'ROW0' : `ROW${n}`,
      departmentName: '영업',
      englishDepartmentName: 'Sales',
      language: 'ko',
      parentDepartmentCode: 'TOP',
    }));
    const run = await start('KILLED1', 'create-department', inputs);
    expect(await runWithKills(run)).toBe(kills);
    const ended = await report(run);
    const done = rows - inputs.filter((_, n) => isRefused(n)).length;
    expect([ended.get('done')?.length, ended.get('refused')?.length, ended.size]).toEqual([done, rows - done, 2]);
    const company = `company_code = 'KILLED1'`;
    expect(await count('KILLED1', `select count(*)::integer from departments where ${company}`)).toBe(done + 1);
    expect(
      await count(
        'KILLED1',
        `select count(*)::integer from audit_log where ${company} and operation = 'create-department'`,
      ),
    ).toBe(done);
  },
);

test('rows of employees that workers are killed over are registered once each', { timeout: 300_000 }, async () => {
  const inputs = Array.from({ length: rows }, (_, n) => ({
    surname: '한',
    givenName: '새봄',
    loginId: loginIdOf(isRefused(n) ? 0 : n),
    externalMail: `killed${n}@outside.example`,
    language: 'ko',
    residenceCountry: 'KR',
    ...(isRefused(n) && { departmentCode: 'NOSUCH' }),
  }));
  const run = await start('KILLED2', 'register-employee', inputs);
  expect(await runWithKills(run)).toBe(kills);
  const ended = await report(run);
  const done = rows - inputs.filter((_, n) => isRefused(n)).length;
  expect([ended.get('done')?.length, ended.get('refused')?.length, ended.size]).toEqual([done, rows - done, 2]);
  const company = `company_code = 'KILLED2'`;
  // The administrator who began it is a person too, without a row in the directory of IDs.
  expect(await count('KILLED2', `select count(*)::integer from people where ${company}`)).toBe(done + 1);
  expect(await count('KILLED2', `select count(*)::integer from login_ids where ${company}`)).toBe(done);
  expect(
    await count(
      'KILLED2',
      `select count(*)::integer from audit_log where ${company} and operation = 'register-employee'`,
    ),
  ).toBe(done);
});
