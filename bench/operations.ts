import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { changeDepartment as changeRoute } from '@madang/contract/departments/routes.ts';
import { createApp, createKernel } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { addDepartments } from '../server/src/demo/index.ts';
import { seedRoles } from '../server/src/kernel/access/seed-roles.ts';
import { linkRows } from '../server/src/kernel/audit/link-rows.ts';
import { inCompany, openDatabase, type Tx } from '../server/src/kernel/db/database.ts';
import { closePools, openPools, type Pools } from '../server/src/kernel/db/open-pools.ts';
import type { Kernel } from '../server/src/kernel/kernel.ts';
import { callOf } from '../server/src/kernel/operations/call-of.ts';
import { execute } from '../server/src/kernel/operations/executor.ts';
import type { Origin } from '../server/src/kernel/operations/principal.ts';
import { changeDepartment } from '../server/src/modules/departments/operations/change-department.ts';
import { openSession } from '../server/src/kernel/session/session.ts';
import { grantRole } from '../server/src/modules/people/index.ts';
import { modules } from '../server/src/modules/index.ts';
import { benchKey } from './kernel/bench-key.ts';
import { compare, interleave, type Rounds } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { addPerson, lifetimeSeconds } from './kernel/people.ts';
import { plantLinks, plantRows } from './kernel/planted-log.ts';
import { BenchPostgres } from './kernel/postgres.ts';
import { spentBy } from './kernel/processor-time.ts';
import { vacuum } from './kernel/stage.ts';

const departments = 200;
const inFlight = 4;
/** Short rounds and many: what else the machine does then meets few of them. */
const callsPerRound = 500;
const rounds = 61;
const writers = 64;
const writingSeconds = 20;
/** What the job that links looks through again: the linked rows of the last quarter of an hour, at 200 changes a second. */
const linkedBefore = 180_000;

/** The change of a department's names, without its undo step. */
const logged = without(({ answer, audit }) => ({ answer, audit }));
/** The same without its log row. */
const unlogged = without(({ answer }) => ({ answer, audit: 'none' }));
/** The same without the question whether the person may. */
const unasked = { ...logged, permission: 'session' } as const;

type Change = typeof changeDepartment;

function without(kept: (outcome: Awaited<ReturnType<Change['run']>> & { readonly answer: unknown }) => object): Change {
  const run: Change['run'] = async (context, input) => {
    const outcome = await changeDepartment.run(context, input);
    if (!('answer' in outcome)) throw new Error('the change was refused');
    return kept(outcome) as typeof outcome;
  };
  return { ...changeDepartment, run };
}

/** What the measurements work with: no product runs beside them, whose own job would link rows too. */
interface Room {
  readonly pools: Pools;
  readonly kernel: Kernel;
  readonly databaseFolder: string;
  readonly vacuum: () => Promise<unknown>;
}

/**
 * What one change costs beside itself: its log row, the question of rights, and the chain over the log. It is called as by
 * HTTP, but within this process, on a database of its own.
 */
export async function measureOperations(): Promise<Figure[]> {
  const postgres = new BenchPostgres();
  try {
    const databaseUrl = postgres.start();
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      MADANG_KEYS: `${benchKey.name}:${benchKey.bytes.toString('base64')}`,
      LOG_LEVEL: 'silent',
    });
    const pools = await openPools({ connectionString: databaseUrl }, writers);
    const owner = openDatabase(pools.owner);
    await seedRoles(owner);
    for (const module of modules) await module.seed?.({ db: owner });
    const kernel = await createKernel(config, pools);
    const room = { kernel, pools, databaseFolder: postgres.folder, vacuum: () => vacuum(databaseUrl) };
    try {
      return [await costOfLogRow(room), await costOfRights(room), await costOfChain(room)];
    } finally {
      kernel.properties.close();
      await closePools(pools);
    }
  } finally {
    postgres.stop();
  }
}

interface Planted {
  readonly companyCode: string;
  /** Of the session's cookie. */
  readonly secret: string;
  readonly origin: Origin;
}

/** A company with departments, and its administrator as the one who changes them. */
async function plantCompany({ kernel, vacuum }: Room): Promise<Planted> {
  const person = await addPerson(kernel);
  const { companyCode } = person;
  const { secret } = await inCompany(kernel.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    await addDepartments(tx, companyCode, departments);
    return openSession(tx, person, { lifetimeSeconds, idleSeconds: lifetimeSeconds }, { address: '' });
  });
  await vacuum();
  const origin = {
    principal: { kind: 'person', ...person },
    request: { id: randomUUID(), address: '192.0.2.7' },
  } as const;
  return { companyCode, secret, origin };
}

const namesOf = (department: number, turn: number) => ({
  departmentName: `영업 ${department} ${turn}`,
  englishDepartmentName: `Sales ${department} ${turn}`,
  language: 'ko' as const,
});

type Names = ReturnType<typeof namesOf> & { readonly expected: ReturnType<typeof namesOf> | undefined };

/** Renames departments one after the other; what each is called is remembered, for the next change to name it. */
class Renaming {
  readonly #names = new Map<number, ReturnType<typeof namesOf>>();
  readonly #change: (departmentCode: string, names: Names) => Promise<unknown>;
  #turn = 0;

  constructor(change: (departmentCode: string, names: Names) => Promise<unknown>) {
    this.#change = change;
  }

  async next(department: number): Promise<void> {
    const names = namesOf(department, (this.#turn += 1));
    await this.#change(`D${String(department).padStart(5, '0')}`, { ...names, expected: this.#names.get(department) });
    this.#names.set(department, names);
  }
}

/** The product with one call that runs another operation. */
async function serverWith({ kernel, pools }: Room, operation: Change): Promise<FastifyInstance> {
  const replaced = modules.map((module) => ({
    ...module,
    operations: module.operations.map((bound) =>
      bound.route === changeRoute ? callOf(changeRoute, operation) : bound,
    ),
  }));
  const app = await createApp(kernel, pools, replaced);
  await app.ready();
  return app;
}

type Rename = (departmentCode: string, names: Names) => Promise<void>;

const renameBy =
  (app: FastifyInstance, secret: string): Rename =>
  async (departmentCode, names) => {
    const { statusCode, payload } = await app.inject({
      method: changeRoute.method,
      url: changeRoute.path.replace('{departmentCode}', departmentCode),
      headers: { 'x-madang': '1', cookie: `sid=${secret}`, 'content-type': 'application/json' },
      payload: JSON.stringify(names),
    });
    if (statusCode !== 200) throw new Error(`${statusCode} ${payload}`);
  };

/** Microseconds of processor time of one call, of this process and the database together. */
async function perCall({ databaseFolder }: Room, renaming: Renaming): Promise<number> {
  let left = callsPerRound;
  const worker = async (_: unknown, n: number) => {
    for (let department = n + 1; left > 0; department = ((department + inFlight - 1) % departments) + 1) {
      left -= 1;
      await renaming.next(department);
    }
  };
  const spent = await spentBy(databaseFolder, () => Promise.all(Array.from({ length: inFlight }, worker)));
  return spent / callsPerRound;
}

/** Both rename the same departments of one company, in turn: where its rows lie on their pages would else tell them apart. */
async function costBeside(room: Room, product: Change, floor: Change): Promise<Rounds<number>> {
  const { secret } = await plantCompany(room);
  const by = {
    product: renameBy(await serverWith(room, product), secret),
    floor: renameBy(await serverWith(room, floor), secret),
  };
  let rename = by.floor;
  const renaming = new Renaming((departmentCode, names) => rename(departmentCode, names));
  const asked = (side: keyof typeof by) => {
    rename = by[side];
    return perCall(room, renaming);
  };
  return interleave({ rounds, floor: () => asked('floor'), product: () => asked('product') });
}

async function costOfLogRow(room: Room): Promise<Figure> {
  const seen = await costBeside(room, logged, unlogged);
  return compare('a change with its log row, processor time', seen, {
    of: (us) => us,
    unit: 'us',
    bound: { max: 1.1 },
  });
}

/** Beside the same change by anyone in the company. */
async function costOfRights(room: Room): Promise<Figure> {
  const seen = await costBeside(room, logged, unasked);
  return compare('a change with the question of rights, processor time', seen, {
    of: (us) => us,
    unit: 'us',
    bound: { max: 1.1 },
  });
}

/**
 * 64 writers of one company, alone and while the job links as many rows as they write; a pass every 20 seconds, as the
 * product's.
 */
async function costOfChain(room: Room): Promise<Figure> {
  const { companyCode, origin } = await plantCompany(room);
  const { kernel } = room;
  await inCompany(kernel.db, companyCode, (tx) => plantRecent(tx, companyCode));
  await room.vacuum();
  const linking = { db: kernel.db, keyring: kernel.keyring, permissionOperations: [] };
  const renaming = new Renaming((departmentCode, names) =>
    execute(kernel, changeDepartment, origin, { departmentCode, ...names }),
  );
  const write = () => writesPerSecond(renaming);
  const seen = await interleave({
    rounds: 3,
    // Alone, and with nothing left over for the round after it but its own rows.
    floor: async () => {
      await linkRows(linking, companyCode);
      return write();
    },
    product: async () => {
      const [perSecond] = await Promise.all([write(), linkRows(linking, companyCode)]);
      return perSecond;
    },
  });
  const how = { of: (perSecond: number) => perSecond, unit: '/s', bound: { min: 0.9 } };
  return compare('64 writers of one company beside the chain, rate', seen, how);
}

/** The log as it is in the midst of a busy day: the last quarter of an hour is linked. */
async function plantRecent(tx: Tx, companyCode: string): Promise<void> {
  // More at once than a request may take.
  await sql`set local statement_timeout = 0`.execute(tx);
  const begins = sql`app_now() - interval '15 minutes'`;
  const step = sql`interval '15 minutes' / ${linkedBefore}::float8`;
  await plantRows(tx, companyCode, { from: 1, until: linkedBefore, begins, step });
  await plantLinks(tx, companyCode);
}

async function writesPerSecond(renaming: Renaming): Promise<number> {
  const began = performance.now();
  let written = 0;
  const writer = async (_: unknown, n: number) => {
    while (performance.now() - began < writingSeconds * 1_000) {
      await renaming.next(n + 1);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return written / ((performance.now() - began) / 1_000);
}
