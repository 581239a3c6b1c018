import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { HashCost } from '../../server/src/kernel/crypto/password-hash.ts';
import type { Keyring } from '../../server/src/kernel/crypto/keyring.ts';
import { openDatabase, type Database } from '../../server/src/kernel/db/database.ts';
import { openPool } from '../../server/src/kernel/db/pool.ts';
import { benchKey, benchKeyring } from './bench-key.ts';
import { BenchPostgres } from './postgres.ts';
import { fill } from './prepare.ts';
import { BenchProcess, freePort } from './processes.ts';

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const productScript = script('../../server/src/main.ts');
const floorScript = script('../floor.ts');
const connections = 16;

/** Set-up for benchmarks of calls: the product and the floor, each a process of its own, on one database. */
export interface Stage {
  readonly productUrl: string;
  readonly productPid: number;
  readonly floorUrl: string;
  /** The product's database as the product's own role. */
  readonly db: Database;
  /** The same database past row-level security, for bare statements. */
  readonly bare: Database;
  /** Address of the same database, for a kernel of the own process of the bench. */
  readonly databaseUrl: string;
  readonly keyring: Keyring;
  readonly hash: HashCost;
  /** Milliseconds of one hash at that cost. */
  readonly hashMs: number;
  /**
   * After a large insert, renews the planner's statistics and the visibility map and writes everything to disk, as the
   * server does in time.
   */
  vacuum(): Promise<void>;
  /** Runs a statement reserved to the owner of the tables: for indexes that are absent during a large fill. */
  asOwner(text: string): Promise<void>;
  /** Version of the database server. */
  readonly server: string;
}

interface Setting {
  readonly cost: HashCost;
  readonly milliseconds: number;
  /** Jobs have a process of their own. */
  readonly isWorkApart?: boolean;
}

/** Sets the stage, plays on it and clears it away, whatever happens in the meantime. */
export async function onStage<T>(
  { cost: hash, milliseconds, isWorkApart = false }: Setting,
  play: (stage: Stage) => Promise<T>,
): Promise<T> {
  const undo: (() => unknown)[] = [];
  try {
    const postgres = new BenchPostgres();
    undo.push(() => postgres.stop());
    const databaseUrl = postgres.start();
    const logs = mkdtempSync(join(tmpdir(), 'madang-bench-logs-'));
    undo.push(() => rmSync(logs, { recursive: true, force: true }));
    const product = await startProduct(databaseUrl, hash, join(logs, 'product'), isWorkApart ? 'web' : 'both');
    undo.push(() => product.stop());
    if (isWorkApart) {
      const worker = await startProduct(databaseUrl, hash, join(logs, 'worker'), 'jobs');
      undo.push(() => worker.stop());
    }
    await fill(databaseUrl);
    const floor = await startFloor(databaseUrl, join(logs, 'floor'));
    // The product reads its properties, and so the raised limits, every two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    undo.push(() => floor.stop());
    const pool = openPool({
      connection: { connectionString: databaseUrl },
      role: 'madang_app',
      max: 4,
      statementTimeoutMs: 0,
    });
    undo.push(() => pool.end());
    const bare = openPool({ connection: { connectionString: databaseUrl }, max: 1, statementTimeoutMs: 0 });
    undo.push(() => bare.end());
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    return await play({
      productUrl: product.url,
      productPid: product.pid,
      floorUrl: floor.url,
      db: openDatabase(pool),
      bare: openDatabase(bare),
      databaseUrl,
      keyring: benchKeyring(),
      hash,
      hashMs: milliseconds,
      vacuum: () => vacuum(databaseUrl),
      asOwner: (text) => asOwner(databaseUrl, text),
      server: rows[0]?.server_version ?? '',
    });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

export async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('vacuum (analyze)');
    // Else the server writes what the filling has changed in the midst of what is measured.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

async function asOwner(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set role madang_owner; ${text}`);
  } finally {
    await client.end();
  }
}

async function startProduct(
  databaseUrl: string,
  hash: HashCost,
  log: string,
  work: 'both' | 'web' | 'jobs',
): Promise<BenchProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const product = new BenchProcess({
    script: productScript,
    url,
    log,
    environment: {
      DATABASE_URL: databaseUrl,
      MADANG_PORT: String(port),
      MADANG_BASE_URL: url,
      MADANG_KEYS: `${benchKey.name}:${benchKey.bytes.toString('base64')}`,
      MADANG_HASH_MEMORY_KIB: String(hash.memoryKib),
      MADANG_HASH_PASSES: String(hash.passes),
      MADANG_DATABASE_CONNECTIONS: String(connections),
      MADANG_WORK: work,
    },
  });
  await product.untilAnswers('/readyz');
  return product;
}

async function startFloor(databaseUrl: string, log: string): Promise<BenchProcess> {
  const port = await freePort();
  const floor = new BenchProcess({
    script: floorScript,
    url: `http://127.0.0.1:${port}`,
    log,
    environment: { DATABASE_URL: databaseUrl, FLOOR_PORT: String(port), FLOOR_CONNECTIONS: String(connections) },
  });
  await floor.untilAnswers('/healthz');
  return floor;
}
