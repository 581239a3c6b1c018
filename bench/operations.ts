import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp, createKernel } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { authorizeChange } from '../server/src/kernel/access/authorize.sql.ts';
import { seedRoles } from '../server/src/kernel/access/seed-roles.ts';
import { linkRows } from '../server/src/platform/audit-chain/link-rows.ts';
import { type Tx, inCompany, openDatabase, transaction } from '../server/src/kernel/db/database.ts';
import { preparedQuery } from '../server/src/kernel/db/prepared-query.ts';
import { type Pools, closePools, openPools } from '../server/src/kernel/db/open-pools.ts';
import type { Kernel } from '../server/src/kernel/kernel.ts';
import type { AnyChange } from '../server/src/kernel/operations/definition.ts';
import { execute } from '../server/src/kernel/operations/executor.ts';
import type { Target } from '../server/src/kernel/operations/outcome.ts';
import type { Origin } from '../server/src/kernel/operations/principal.ts';
import { changeDepartment } from '../server/src/modules/organisation/departments/operations/change-department.ts';
import { openSession } from '../server/src/kernel/session/session.ts';
import { grantRole } from '../server/src/modules/people/roles/index.ts';
import { modules } from '../server/src/modules/index.ts';
import { benchKey } from './kernel/bench-key.ts';
import {
  Changing,
  type Measured,
  departmentNames,
  namesOf,
  personNames,
  withoutLogRow,
} from './log/measured-changes.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { addEmployee, addPerson, lifetimeSeconds } from './kernel/people.ts';
import { type Change, processorTimePerCall, timePerCall } from './log/cost-per-call.ts';
import { plantLinks, plantRows } from './log/planted-log.ts';
import { BenchPostgres } from './kernel/postgres.ts';
import { vacuum } from './kernel/stage.ts';
import { networkAdmission } from '../server/src/modules/access/access-rules/index.ts';

const questionsPerRound = 2_000;
/** Of another company: so many that the planner counts tables of a usual size; of few grants it would read all for each question. */
const neighbours = 3_000;
const rounds = 61;
const writers = 64;
const writingSeconds = 20;
/** What the job that links looks through again: the linked rows of the last quarter of an hour, at 200 changes a second. */
const linkedBefore = 180_000;

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
      await addNeighbours(room);
      return [
        await timeOfLogRow(room, 'a change of a person', personNames),
        await timeOfLogRow(room, 'the barest change', departmentNames),
        await workOfLogRow(room),
        await costOfRights(room),
        await costOfChain(room),
      ];
    } finally {
      kernel.properties.close();
      await closePools(pools);
    }
  } finally {
    postgres.stop();
  }
}

async function addNeighbours({ kernel, vacuum }: Room): Promise<void> {
  const { companyCode } = await addPerson(kernel);
  for (let added = 0; added < neighbours; added += 100)
    await inCompany(kernel.db, companyCode, async (tx) => {
      for (let n = 0; n < 100; n += 1) await addEmployee(tx, kernel.keyring, companyCode);
    });
  await vacuum();
}

interface Planted {
  readonly companyCode: string;
  readonly ids: readonly string[];
  readonly personId: string;
  /** Of the session's cookie. */
  readonly secret: string;
  readonly origin: Origin;
}

/** A company with things to change, and its administrator as the one who changes them. */
async function plantCompany({ kernel, vacuum }: Room, measured: Measured): Promise<Planted> {
  const person = await addPerson(kernel);
  const { companyCode } = person;
  const { secret, ids } = await inCompany(kernel.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    const { secret } = await openSession(
      tx,
      person,
      { lifetimeSeconds, idleSeconds: lifetimeSeconds },
      { admission: networkAdmission, address: '' },
    );
    return { secret, ids: await measured.plant(kernel, tx, companyCode) };
  });
  await vacuum();
  const origin = {
    principal: { kind: 'person', ...person },
    request: { id: randomUUID(), address: '192.0.2.7' },
  } as const;
  return { companyCode, ids, personId: person.personId, secret, origin };
}

/** The product with one call that runs another operation. */
async function serverWith({ kernel, pools }: Room, { route, call }: Measured, operation: AnyChange) {
  const replaced = modules.map((module) => ({
    ...module,
    operations: module.operations.map((bound) => (bound.route === route ? call(operation) : bound)),
  }));
  const app = await createApp(kernel, pools, replaced);
  await app.ready();
  return app;
}

function sending(app: FastifyInstance, { route, body }: Measured, { secret, ids }: Planted) {
  return async (thing: number, values: object, expected: object | undefined) => {
    const { statusCode, payload } = await app.inject({
      method: route.method,
      url: route.path.replace(/\{\w+\}/, ids[thing - 1] ?? ''),
      headers: { 'x-madang': '1', cookie: `sid=${secret}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body(values, expected)),
    });
    if (statusCode !== 200) throw new Error(`${statusCode} ${payload}`);
  };
}

const permission = 'departments.change';
const echo = preparedQuery<
  object,
  [actorId: string, permission: string, kinds: readonly string[], ids: readonly string[]]
>('select $1::uuid, $2::text, $3::text[], $4::text[]');

/**
 * A change with its log row beside the same without. Both change the same things of one company, in turn: where its rows lie on
 * their pages would else tell them apart.
 */
async function besideUnlogged(room: Room, measured: Measured, cost: (change: Change) => Promise<number>) {
  const planted = await plantCompany(room, measured);
  const by = {
    product: sending(await serverWith(room, measured, measured.operation), measured, planted),
    floor: sending(await serverWith(room, measured, withoutLogRow(measured.operation)), measured, planted),
  };
  let send = by.floor;
  const changing = new Changing<object>(measured.values, (thing, values, expected) => send(thing, values, expected));
  const asked = (side: keyof typeof by) => {
    send = by[side];
    return cost((thing) => changing.next(thing));
  };
  return interleave({ rounds, floor: () => asked('floor'), product: () => asked('product') });
}

const microseconds = (max: number) => ({ of: (us: number) => us, unit: 'us', bound: { max } });

async function timeOfLogRow(room: Room, name: string, measured: Measured): Promise<Figure> {
  const seen = await besideUnlogged(room, measured, timePerCall);
  return compare(`${name} with its log row, time`, seen, microseconds(1.1));
}

/** Processor time of the change that takes least, four at once: to be watched, for nothing else makes up so much of one. */
async function workOfLogRow(room: Room): Promise<Figure> {
  const seen = await besideUnlogged(room, departmentNames, (change) => processorTimePerCall(room, change));
  return compare('the barest change with its log row, processor time', seen, microseconds(1.15));
}

/**
 * The question alone, as the executor asks it: a transaction that begins with it, beside one that begins with a statement of
 * the same values which looks at nothing. Beside a whole change it would drown in what that takes.
 */
async function costOfRights(room: Room): Promise<Figure> {
  const { companyCode, ids, personId } = await plantCompany(room, departmentNames);
  const settings = { companyCode, operation: changeDepartment.name, actorId: personId };
  const beginningWith = (opening: (tx: Tx, targets: readonly Target[]) => Promise<unknown>) => (thing: number) => {
    const targets = changeDepartment.targets({ departmentCode: ids[thing - 1] ?? '', ...namesOf(thing, 1) });
    return transaction(room.kernel.db, (tx) => sql`select 1`.execute(tx), settings, {
      opening: (tx) => opening(tx, targets),
    });
  };
  const ask = beginningWith(async (tx, targets) => {
    const right = await authorizeChange(tx, personId, permission, targets);
    if (right !== 'allowed') throw new Error(right);
  });
  const lookAtNothing = beginningWith((tx, targets) =>
    echo(
      tx,
      personId,
      permission,
      targets.map(({ kind }) => kind),
      targets.map(({ id }) => id),
    ),
  );
  const seen = await interleave({
    rounds,
    floor: () => processorTimePerCall(room, lookAtNothing, questionsPerRound),
    product: () => processorTimePerCall(room, ask, questionsPerRound),
  });
  return compare('a transaction that begins with the question of rights, processor time', seen, microseconds(1.5));
}

/**
 * 64 writers of one company, alone and while the job links as many rows as they write; a pass every 20 seconds, as the
 * product's.
 */
async function costOfChain(room: Room): Promise<Figure> {
  const { companyCode, ids, origin } = await plantCompany(room, departmentNames);
  const { kernel } = room;
  await inCompany(kernel.db, companyCode, (tx) => plantRecent(tx, companyCode));
  await room.vacuum();
  const linking = { db: kernel.db, keyring: kernel.keyring, permissionOperations: [] };
  const changing = new Changing(namesOf, (thing, names, expected) =>
    execute(kernel, changeDepartment, origin, { departmentCode: ids[thing - 1] ?? '', ...names, expected }),
  );
  const write = () => writesPerSecond(changing);
  const seen = await interleave({
    rounds: 3,
    // Alone, and with nothing left over for the round after it but its own rows.
    floor: async () => {
      await linkRows(linking, companyCode, null);
      return write();
    },
    product: async () => {
      const [perSecond] = await Promise.all([write(), linkRows(linking, companyCode, null)]);
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

async function writesPerSecond(changing: Pick<Changing<object>, 'next'>): Promise<number> {
  const began = performance.now();
  let written = 0;
  const writer = async (_: unknown, n: number) => {
    while (performance.now() - began < writingSeconds * 1_000) {
      await changing.next(n + 1);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return written / ((performance.now() - began) / 1_000);
}
