// Runs once: it starts a PostgreSQL of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { postmasterPid } from '../../kernel/db/embedded/processes.ts';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { addMember } from '../member.ts';
import { databaseOf, ProductProcess } from '../product-process.ts';

/** Number of kills, of the product's process and of its database in turn. */
const kills = process.env['MADANG_FULL'] ? 20 : 2;
const people = process.env['MADANG_FULL'] ? 20_000 : 400;
/** People of an import, at most as many as can be pasted. */
const imported = Math.min(people, 8_000);
/** A worker that is gone frees its jobs within a minute. */
const patienceMs = (kills + 1) * 90_000 + people * 60;

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-'));
const environment = { MADANG_DATA: folder, LOG_LEVEL: 'warn' };
const withDatabase = databaseOf(folder);
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

/** The database is away for a moment. */
class NotNow extends Error {}

interface Report {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly failed: number;
}

/** A company whose administrator has all people of one department changed by a run. */
class ChangedCompany {
  readonly companyCode: string;
  readonly #cookie: string;
  #runId = '';

  private constructor(companyCode: string, secret: string) {
    this.companyCode = companyCode;
    this.#cookie = `sid=${secret}`;
  }

  static async plant(companyCode: string): Promise<ChangedCompany> {
    return withDatabase(async (db) => {
      const { secret } = await addMember(db, { companyCode, role: 'administrator' });
      const company = new ChangedCompany(companyCode, secret);
      for (const departmentCode of ['PLANT', 'SALES']) {
        await company.#call('POST', '/api/v1/departments', {
          departmentCode,
          departmentName: '생산',
          englishDepartmentName: departmentCode,
          language: 'ko',
          parentDepartmentCode: 'TOP',
        });
      }
      await db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`
          insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
            residence_country, time_zone, is_confirmed, applied_at, department_code)
          select ${companyCode}, new_id(), 'killed' || n || lower(${companyCode}) || '@people.example', '표', n::text,
            '표' || n, 'Pyo ' || n, 'ko', 'KR', 'Asia/Seoul', true, app_now(), 'PLANT'
          from generate_series(1, ${people}::integer) n`.execute(tx);
      });
      await sql`analyze people`.execute(db);
      return company;
    });
  }

  async begin(act: object): Promise<void> {
    const { runId } = (await this.#call('POST', '/api/v1/employees/acts', { departmentCode: 'PLANT', act })) as {
      runId: string;
    };
    this.#runId = runId;
    await this.until(({ state }) => state === 'checked');
    await this.#call('POST', `/api/v1/runs/${runId}/confirmation`, {});
  }

  /** Brings people in by a file, through all kills: what was not answered is asked again. */
  async import(): Promise<void> {
    const deadline = Date.now() + patienceMs;
    const patiently = async <T>(method: string, path: string, body?: object): Promise<T> => {
      for (;;) {
        try {
          return (await this.#call(method, `/api/v1/imports${path}`, body)) as T;
        } catch (error) {
          // The process is gone, or its database.
          if (!(error instanceof NotNow || error instanceof TypeError) || Date.now() > deadline) throw error;
          await pause(200);
        }
      }
    };
    const wordOf = (n: number) => [...String(n)].map((digit) => `${'bcdfghjkmn'[Number(digit)]}a`).join('');
    const lines = Array.from({ length: imported }, (_, n) => `KI${n},홍,길동,ki${wordOf(n)}@people.example`);
    const text = ['사번,성,이름,이메일', ...lines].join('\n');
    const { importId } = await patiently<{ importId: string }>('POST', '/paste', { kind: 'people', text });
    const untilIt = async (state: string) => {
      for (;;) {
        const found = await patiently<{ state: string; runId: string | null }>('GET', `/${importId}`);
        if (found.state === state) return found;
        if (Date.now() > deadline) throw new Error(`the import stays in ${found.state}`);
        await pause(100);
      }
    };
    await untilIt('read');
    await patiently('POST', `/${importId}/check`, {});
    await untilIt('checked');
    // Where the answer was lost, the import is applied already.
    await patiently('POST', `/${importId}/application`, { rows: 'valid' }).catch(() => {});
    this.#runId = (await untilIt('applied')).runId ?? '';
  }

  async report(): Promise<Report> {
    return (await this.#call('GET', `/api/v1/runs/${this.#runId}`)) as Report;
  }

  async until(isReached: (report: Report) => boolean): Promise<Report> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const report = await this.report().catch((error: unknown) => {
        if (error instanceof NotNow) return undefined;
        throw new Error(`the product does not answer:\n${product?.output}`, { cause: error });
      });
      if (report && isReached(report)) return report;
      if (Date.now() > deadline) throw new Error(`the run does not come forward: ${JSON.stringify(report)}`);
      await pause(100);
    }
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    if (!product) throw new Error('the product does not run');
    const answer = await fetch(product.baseUrl + path, {
      method,
      headers: { cookie: this.#cookie, 'x-madang': '1', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 503) throw new NotNow();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as unknown;
  }
}

function killDatabase(): void {
  const pid = postmasterPid(join(folder, 'database'));
  if (pid === undefined || pid < 2) throw new Error('PostgreSQL does not run');
  process.kill(pid, 'SIGKILL');
}

/** Counts the log rows of a change in a company, and the people that they name. */
async function logged(companyCode: string, operation: string) {
  return withDatabase(async (db) => {
    const { rows } = await sql<{ rows: number; people: number }>`
      select count(*)::integer as rows, count(distinct target_id)::integer as people from audit_log
      where company_code = ${companyCode} and operation = ${operation}`.execute(db);
    return rows[0];
  });
}

async function changedIn(companyCode: string) {
  return withDatabase(async (db) => {
    const { rows } = await sql<{ moved: number; suspended: number }>`
      select count(*) filter (where department_code = 'SALES')::integer as moved,
        count(*) filter (where suspended_at is not null)::integer as suspended
      from people where company_code = ${companyCode}`.execute(db);
    return rows[0];
  });
}

test(
  `BLK-04 OPS-01 a run and an import of a file lose no row and change none twice over ${kills} kills of process and database, as sets and by rows`,
  { timeout: patienceMs * 2 },
  async () => {
    product = await ProductProcess.start(environment);
    const [asSets, byRows] = [await ChangedCompany.plant('KILLEDSETS'), await ChangedCompany.plant('KILLEDROWS')];
    await asSets.begin({ kind: 'moveEmployees', departmentCode: 'SALES' });
    const byFile = await ChangedCompany.plant('KILLEDFILE');
    const importing = byFile.import();
    await byRows.begin({ kind: 'suspendEmployees', reason: 'lostDevice', note: '', until: null });
    for (let kill = 0; kill < kills; kill += 1) {
      const { done } = await byRows.until(() => true);
      // Somewhere in the rows that are left, as evenly as the kills are.
      const further = Math.random() * 2 * ((people - done) / (kills - kill + 1));
      await byRows.until((report) => report.done >= Math.min(people, done + further) || report.state === 'done');
      if (kill % 2 === 0) {
        await product.kill();
        product = await ProductProcess.start(environment);
      } else {
        killDatabase();
      }
    }
    const whole = { state: 'done', total: people, done: people, refused: 0, failed: 0 };
    expect(await asSets.until(({ state }) => state === 'done')).toMatchObject(whole);
    expect(await byRows.until(({ state }) => state === 'done')).toMatchObject(whole);
    await importing;
    expect(await byFile.report()).toMatchObject({ ...whole, total: imported, done: imported });
    expect(await logged('KILLEDFILE', 'register-employee')).toEqual({ rows: imported, people: imported });
    expect(await changedIn('KILLEDSETS')).toEqual({ moved: people, suspended: 0 });
    expect(await changedIn('KILLEDROWS')).toEqual({ moved: 0, suspended: people });
    expect(await logged('KILLEDSETS', 'change-employee-place')).toEqual({ rows: people, people });
    expect(await logged('KILLEDROWS', 'suspend-access')).toEqual({ rows: people, people });
  },
);
