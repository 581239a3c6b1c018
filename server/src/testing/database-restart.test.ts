import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '@madang/contract/kernel/route.ts';
import { createApp, createKernel } from '../app.ts';
import { readConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../kernel/db/embedded/index.ts';
import { postmasterPid } from '../kernel/db/embedded/processes.ts';
import { closePools, openPools } from '../kernel/db/open-pools.ts';
import { inCompany } from '../kernel/db/database.ts';
import type { Module } from '../kernel/http/module.ts';
import { operation } from '../kernel/http/operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-restart-'));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const embedded = await startEmbeddedDatabase({ dataFolder: folder, log: quiet });
const pools = await openPools(embedded.connection, 12);

/** Writes two rows in one transaction, so that half of one would show. */
const writeRoute = route({
  method: 'POST',
  path: '/test/write',
  access: 'public',
  body: z.strictObject({ id: z.int() }),
  answer: z.strictObject({ id: z.int() }),
  refusals: [],
});
const module: Module = {
  name: 'test',
  needs: [],
  operations: [
    operation(writeRoute, async ({ kernel, body }) => {
      await inCompany(kernel.db, 'TEST', async (tx) => {
        await sql`insert into restart_rows values (${body.id}, 'first')`.execute(tx);
        await sql`insert into restart_rows values (${body.id}, 'second')`.execute(tx);
      });
      return { id: body.id };
    }),
  ],
};
await pools.owner.query('create table restart_rows (id integer, half text, primary key (id, half))');
await pools.owner.query('grant select, insert on restart_rows to madang_app');
const config = readConfig({ LOG_LEVEL: 'silent', MADANG_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}` });
const app = await createApp(await createKernel(config, pools), pools, [module]);

afterAll(async () => {
  await app.close();
  await closePools(pools);
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'OPS-01 ERR-04 PostgreSQL is killed under load: CO101 meanwhile, the process lives, nothing acknowledged is lost',
  { timeout: 120_000 },
  async () => {
    const acknowledged = new Set<number>();
    const outcomes = new Set<string>();
    let id = 0;
    let isOver = false;
    const writer = async () => {
      while (!isOver) {
        id += 1;
        const mine = id;
        const answer = await app.inject({ method: 'POST', url: '/test/write', payload: { id: mine } });
        const { errorCode = 'acknowledged' } = answer.json<{ errorCode?: string }>();
        outcomes.add(`${answer.statusCode} ${errorCode}`);
        if (answer.statusCode === 200) acknowledged.add(mine);
        else await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const writers = Array.from({ length: 16 }, writer);
    for (let round = 0; round < 3; round += 1) {
      await untilAcknowledged(acknowledged, acknowledged.size + 200);
      killPostmaster();
    }
    await untilAcknowledged(acknowledged, acknowledged.size + 200);
    isOver = true;
    await Promise.all(writers);

    expect(outcomes).toEqual(new Set(['200 acknowledged', '503 CO101']));
    const { rows } = await pools.owner.query<{ id: number; halves: string }>(
      'select id, count(*) as halves from restart_rows group by id',
    );
    expect(rows.filter(({ halves }) => halves !== '2')).toEqual([]);
    const stored = new Set(rows.map((row) => row.id));
    expect([...acknowledged].filter((each) => !stored.has(each))).toEqual([]);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  },
);

function killPostmaster(): void {
  const pid = postmasterPid(join(folder, 'database'));
  if (pid === undefined || pid < 2) throw new Error('PostgreSQL does not run');
  process.kill(pid, 'SIGKILL');
}

async function untilAcknowledged(acknowledged: ReadonlySet<number>, count: number): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (acknowledged.size < count) {
    if (performance.now() > deadline) throw new Error('the product did not recover');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
