import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createKernel } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { addDepartments } from '../server/src/demo/index.ts';
import { seedRoles } from '../server/src/kernel/access/seed-roles.ts';
import { linkRows } from '../server/src/platform/audit-chain/link-rows.ts';
import { inCompany, openDatabase, type Tx } from '../server/src/kernel/db/database.ts';
import { closePools, openPools } from '../server/src/kernel/db/open-pools.ts';
import type { Kernel } from '../server/src/kernel/kernel.ts';
import { execute } from '../server/src/kernel/operations/executor.ts';
import { changeDepartment } from '../server/src/modules/organisation/departments/operations/change-department.ts';
import { grantRole } from '../server/src/modules/people/roles/index.ts';
import { modules } from '../server/src/modules/index.ts';
import { benchKey } from './kernel/bench-key.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { addEmployee, addPerson } from './kernel/people.ts';
import { plantLinks, plantRows } from './lists/planted-log.ts';
import { BenchPostgres } from './kernel/postgres.ts';
import { vacuum } from './kernel/stage.ts';

/** People of another company: so many that the planner counts tables of a usual size. */
const neighbours = 3_000;
const writers = 64;
const writingSeconds = 20;
/** Linked rows of a quarter of an hour at 200 changes a second, which the job that links looks through again. */
const linkedBefore = 180_000;

/** Works without a product beside it, whose own job would link rows too. */
interface Room {
  readonly kernel: Kernel;
  readonly vacuum: () => Promise<unknown>;
}

/** Measures writers of one company alone and beside the job that links their log rows, on a database of its own. */
export async function measureChain(): Promise<Figure[]> {
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
    const room = { kernel, vacuum: () => vacuum(databaseUrl) };
    try {
      await addNeighbours(room);
      return [await costOfChain(room)];
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

/** Writes by 64 at once, alone and while the job links as many rows as they write; a pass every 20 seconds, as the product's. */
async function costOfChain(room: Room): Promise<Figure> {
  const { kernel } = room;
  const { companyCode, write } = await plantWriters(room);
  const linking = { db: kernel.db, keyring: kernel.keyring, permissionOperations: [] };
  const seen = await interleave({
    rounds: 3,
    // Alone, and with nothing left over for the round after it but its own rows.
    floor: async () => {
      await linkRows(linking, companyCode, null);
      return writesPerSecond(write);
    },
    product: async () => {
      const [perSecond] = await Promise.all([writesPerSecond(write), linkRows(linking, companyCode, null)]);
      return perSecond;
    },
  });
  const how = { of: (perSecond: number) => perSecond, unit: '/s', bound: { min: 0.9 } };
  return compare('64 writers of one company beside the chain, rate', seen, how);
}

type Write = (writer: number, turn: number) => Promise<unknown>;

/** Plants a company with a department for each writer, and its administrator as the one who changes their names. */
async function plantWriters({
  kernel,
  vacuum,
}: Room): Promise<{ readonly companyCode: string; readonly write: Write }> {
  const person = await addPerson(kernel);
  const { companyCode } = person;
  await inCompany(kernel.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    await addDepartments(tx, companyCode, writers);
    await plantRecent(tx, companyCode);
  });
  await vacuum();
  const origin = {
    principal: { kind: 'person', ...person },
    request: { id: randomUUID(), address: '192.0.2.7' },
  } as const;
  const write: Write = (writer, turn) =>
    execute(kernel, changeDepartment, origin, {
      departmentCode: `D${String(writer).padStart(5, '0')}`,
      departmentName: `영업 ${writer} ${turn}`,
      englishDepartmentName: `Sales ${writer} ${turn}`,
      language: 'ko',
    });
  return { companyCode, write };
}

/** Plants the log of a busy day, whose last quarter of an hour is linked. */
async function plantRecent(tx: Tx, companyCode: string): Promise<void> {
  // More at once than a request may take.
  await sql`set local statement_timeout = 0`.execute(tx);
  const begins = sql`app_now() - interval '15 minutes'`;
  const step = sql`interval '15 minutes' / ${linkedBefore}::float8`;
  await plantRows(tx, companyCode, { from: 1, until: linkedBefore, begins, step });
  await plantLinks(tx, companyCode);
}

async function writesPerSecond(write: Write): Promise<number> {
  const began = performance.now();
  let written = 0;
  const writer = async (_: unknown, n: number) => {
    while (performance.now() - began < writingSeconds * 1_000) {
      await write(n + 1, written);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return written / ((performance.now() - began) / 1_000);
}
