import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { readRows, startRows } from '../../kernel/operations/stored/rows.ts';
import { addMember } from '../member.ts';
import { setSetUpState } from '../organisation.ts';
import { startTestApp, testKeys } from '../test-app.ts';
import type { WorkerSettings } from './rows-worker.ts';

const isFull = process.env['MADANG_FULL'] !== undefined;
const rows = isFull ? 2_000 : 300;
const kills = isFull ? 20 : 1;
const app = await startTestApp({ work: false });
const { kernel } = app;

function startWorker(run: WorkerSettings['run']): ChildProcess {
  const { options } = app.pools.owner as unknown as { readonly options: pg.ClientConfig };
  const { host, port, user, password, database } = options;
  const connection = { host, port, user, password, database } as pg.ClientConfig;
  const settings: WorkerSettings = { connection, keys: testKeys, run };
  const script = join(import.meta.dirname, 'rows-worker.ts');
  return spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Kills one of two workers at a random moment, again and again, and lets two end it. */
async function runWithKills(run: WorkerSettings['run']): Promise<number> {
  let killed = 0;
  while (killed < kills) {
    const worker = startWorker(run);
    await once(worker.stdout ?? worker, 'data');
    const other = startWorker(run);
    await wait(randomInt(20, 400));
    for (const each of [worker, other]) {
      if (each.exitCode === null) killed += 1;
      each.kill('SIGKILL');
    }
    const left = (await readRows(kernel, run)).filter(({ state }) => state === 'waiting').length;
    if (left === 0) break;
  }
  const last = [startWorker(run), startWorker(run)];
  const codes = await Promise.all(last.map(async (worker) => (await once(worker, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0]);
  return killed;
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
    expect(await runWithKills(run)).toBeGreaterThan(0);
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
  expect(await runWithKills(run)).toBeGreaterThan(0);
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
