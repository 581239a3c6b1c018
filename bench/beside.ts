import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkLoginId } from '@madang/contract/secrets/credentials/wire.ts';
import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { checkCode } from '@madang/contract/secrets/otp/wire.ts';
import { listEmployees } from '@madang/contract/people/people/routes.ts';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { freePort, processKeys } from '../server/src/testing/product-process.ts';
import { databaseProcesses, processorTime } from './kernel/processor-time.ts';

/**
 * `node bench/beside.ts <folder of another commit> [rounds [call ...]]`: median ratio of a call's processor time to the
 * other commit's, with its 95 % interval.
 */
const callsPerRound = 200;
/**
 * Number of calls before the measurement: enough that the planner counts tables of a usual size; fewer would read all
 * departments for each new one.
 */
const warmUpCalls = 1_500;
const inFlight = 4;
/** More than a page of them. */
const colleagues = 60;
const companyCode = 'BESIDE';
const branchCode = 'BRANCH';

/** Parts of a tree's own code that the benchmark uses; the two trees may name other things differently. */
interface Tree {
  readonly folder: string;
  readonly url: string;
  readonly session: string;
  /**
   * Session of a person who may create departments below `branchCode` alone, or of the administrator if the tree knows
   * no such right.
   */
  readonly branchSession: string;
  readonly codes: readonly { readonly secret: string; readonly personId: string }[];
  readonly flows: readonly string[];
  /** The field for the department above; its name has changed. */
  readonly parentField: string;
  readonly processes: () => readonly number[];
  readonly analyze: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Request {
  readonly path: string;
  readonly cookie: string;
  readonly body?: object;
}

/** The request number `n` of a call, each with what it uses up. */
const calls: Readonly<Record<string, (tree: Tree, n: number) => Request>> = {
  'create-department': ({ session, parentField }, n) =>
    newDepartment(session, { departmentCode: `D${String(n).padStart(6, '0')}`, [parentField]: 'TOP' }),
  // By the right to one branch (bound: 10 %), beside an administrator of the whole company where the other tree has no such right.
  'create in a branch': ({ branchSession, parentField }, n) =>
    newDepartment(branchSession, { departmentCode: `B${String(n).padStart(6, '0')}`, [parentField]: branchCode }),
  'who am I': ({ session }) => ({ path: readSession.path, cookie: `sid=${session}` }),
  'first branch': ({ session }) => ({ path: '/api/v1/departments/TOP/branch', cookie: `sid=${session}` }),
  'list of employees': ({ session }) => ({ path: listEmployees.path, cookie: `sid=${session}` }),
  'code check': ({ codes }, n) => ({
    path: `${checkCode.path}?noSessionPrc=Y`,
    cookie: `flow=${codes[n]?.secret}`,
    body: { opt: '204060', epid: codes[n]?.personId },
  }),
  'ID check': ({ flows }, n) => ({
    path: `${checkLoginId.path}?noSessionPrc=Y`,
    cookie: `flow=${flows[Math.floor(n / 10)]}`,
    body: { userId: `free${n}@people.example`, svcType: 'MS' },
  }),
};

function newDepartment(session: string, place: object): Request {
  const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
  return { path: '/api/v1/departments', cookie: `sid=${session}`, body: { ...names, ...place } };
}

/** Loads a file of a tree; the two may have other types under one name, so each says what it uses. */
const loaderOf =
  (folder: string) =>
  <T>(path: string) =>
    import(pathToFileURL(join(folder, path)).href) as Promise<T>;

async function startTree(folder: string, rounds: number): Promise<Tree> {
  const data = mkdtempSync(join(tmpdir(), 'madang-beside-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(folder, 'server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      MADANG_PORT: String(port),
      MADANG_BASE_URL: url,
      MADANG_KEYS: processKeys,
      MADANG_DATA: data,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await untilReady(url, child);
  const rules = readFileSync(join(folder, 'contract/src/organisation/departments/rules.ts'), 'utf8');
  const parentField = rules.includes('parentDepartmentCode') ? 'parentDepartmentCode' : 'upperDepartmentCode';
  const planted = await plant(folder, data, warmUpCalls + rounds * callsPerRound);
  await send(url, newDepartment(planted.session, { departmentCode: branchCode, [parentField]: 'TOP' }));
  return {
    folder,
    url,
    ...planted,
    parentField,
    processes: () => [child.pid ?? 0, ...databaseProcesses(data)],
    analyze: () => analyze(folder, data),
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function analyze(folder: string, data: string): Promise<void> {
  const { connectionToRunning } = await loaderOf(folder)<{ connectionToRunning: (folder: string) => pg.ClientConfig }>(
    'server/src/kernel/db/embedded/index.ts',
  );
  const client = new pg.Client(connectionToRunning(data));
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** An administrator's session, and flows with and without a code, as many as the calls use up. */
async function plant(
  folder: string,
  data: string,
  count: number,
): Promise<Pick<Tree, 'session' | 'branchSession' | 'codes' | 'flows'>> {
  const load = loaderOf(folder);
  const [embedded, pools, database, member, keys, codesOf, flow] = await Promise.all([
    load<{ connectionToRunning: (folder: string) => object }>('server/src/kernel/db/embedded/index.ts'),
    load<{ openPool: (settings: object) => { end: () => Promise<void> } }>('server/src/kernel/db/pool.ts'),
    load<{ openDatabase: (pool: object) => Kysely<unknown> }>('server/src/kernel/db/database.ts'),
    load<{ addMember: (db: unknown, of: object) => Promise<{ secret: string; personId: string }> }>(
      'server/src/testing/member.ts',
    ),
    load<{ Keyring: new (keys: ReadonlyMap<string, Buffer>) => object }>('server/src/kernel/crypto/keyring.ts'),
    load<{ sendCodes: (of: object, count: number) => Promise<Tree['codes']> }>('bench/kernel/codes.ts'),
    load<{ openFlow: (db: unknown, seconds: number) => Promise<{ secret: string }> }>('server/src/kernel/flow/flow.ts'),
  ]);
  const pool = pools.openPool({ connection: embedded.connectionToRunning(data), max: 2, statementTimeoutMs: 0 });
  const db = database.openDatabase(pool);
  const { secret: session } = await member.addMember(db, { companyCode, role: 'administrator' });
  await sql`update companies set set_up_state = 'finished' where company_code = ${companyCode}`.execute(db);
  for (let n = 0; n < colleagues; n += 1) await member.addMember(db, { companyCode, role: 'employee' });
  const rightsFile = 'server/src/testing/operations/rights.ts';
  const hasRights = existsSync(join(folder, rightsFile));
  let branchSession = session;
  if (hasRights) {
    const { grant } = await load<{ grant: (db: unknown, of: object) => Promise<unknown> }>(rightsFile);
    const { secret, personId } = await member.addMember(db, { companyCode, role: 'employee' });
    await grant(db, { companyCode, personId, permission: 'departments.create', department: branchCode });
    branchSession = secret;
  }
  const keyring = new keys.Keyring(new Map([['t1', Buffer.alloc(32, 7)]]));
  const codes = await codesOf.sendCodes({ db, keyring }, count);
  const flows: string[] = [];
  while (flows.length < count / 10) flows.push((await flow.openFlow(db, 21_600)).secret);
  await pool.end();
  return { session, branchSession, codes, flows };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let wait = 0; wait < 600 && child.exitCode === null; wait += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the product did not start');
}

async function send(url: string, { path, cookie, body }: Request): Promise<void> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'x-madang': '1', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${text}`);
}

/** Microseconds of processor time per call. */
async function round(
  tree: Tree,
  of: (tree: Tree, n: number) => Request,
  first: number,
  count = callsPerRound,
): Promise<number> {
  const before = new Map(tree.processes().map((pid) => [pid, processorTime(pid) ?? 0]));
  let next = first;
  const worker = async () => {
    while (next < first + count) {
      await send(tree.url, of(tree, next++));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const spent = tree.processes().reduce((sum, pid) => {
    const first = before.get(pid) ?? 0;
    return sum + (processorTime(pid) ?? first) - first;
  }, 0);
  return spent / 1_000 / count;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The 95 % interval of a median: the values at its order statistics. */
function intervalOf(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const reach = Math.ceil(0.98 * Math.sqrt(values.length));
  const middle = (values.length - 1) / 2;
  const at = (index: number) => sorted[Math.min(sorted.length - 1, Math.max(0, index))] ?? 0;
  return [at(Math.floor(middle - reach)), at(Math.ceil(middle + reach))];
}

async function main(other: string, rounds: number, wanted: readonly string[]): Promise<void> {
  const trees = [await startTree(resolve(import.meta.dirname, '..'), rounds), await startTree(resolve(other), rounds)];
  const [own, before] = trees as [Tree, Tree];
  try {
    for (const [name, of] of Object.entries(calls)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const ratios: number[] = [];
      const seen: [number[], number[]] = [[], []];
      for (let n = 0; n <= rounds; n += 1) {
        const first = n === 0 ? 0 : warmUpCalls + (n - 1) * callsPerRound;
        const count = n === 0 ? warmUpCalls : callsPerRound;
        // In turns, so that neither is always behind the other one.
        const order = n % 2 === 0 ? [0, 1] : [1, 0];
        const costs = [0, 0];
        for (const at of order) costs[at] = await round(at === 0 ? own : before, of, first, count);
        // The first round warms both up, and the planner counts what it made, as a server that runs has done.
        if (n === 0) {
          for (const tree of trees) await tree.analyze();
          continue;
        }
        ratios.push((costs[0] ?? 0) / (costs[1] ?? 1));
        seen[0].push(costs[0] ?? 0);
        seen[1].push(costs[1] ?? 0);
      }
      const [low, high] = intervalOf(ratios);
      const [now, then] = seen.map(median) as [number, number];
      const figures = `${then.toFixed(0)} -> ${now.toFixed(0)} us`;
      console.log(
        `${name.padEnd(20)} ${median(ratios).toFixed(3)} (${low.toFixed(3)}..${high.toFixed(3)})  ${figures}`,
      );
    }
  } finally {
    for (const tree of trees) await tree.stop();
  }
}

const [other, rounds = '31', ...wanted] = process.argv.slice(2);
if (other === undefined) {
  console.error('node bench/beside.ts <folder of another commit> [rounds [call ...]]');
  process.exitCode = 2;
} else await main(other, Number(rounds), wanted);
