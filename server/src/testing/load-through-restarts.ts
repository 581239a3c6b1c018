import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { route } from '@madang/contract/kernel/route.ts';
import { createApp, createKernel } from '../app.ts';
import { readConfig } from '../config.ts';
import { enterCompany } from '../kernel/db/database.ts';
import { closePools, openPools, type Pools } from '../kernel/db/open-pools.ts';
import type { Way } from '../kernel/db/pool.ts';
import type { Module } from '../platform/module.ts';
import { callOf } from '../kernel/operations/call-of.ts';
import { defineOpenOperation } from '../kernel/operations/definition.ts';

const writers = 16;
const writesPerRound = 200;
const patienceMs = 30_000;

/** Writes two rows in one transaction, so that half of one would show. */
const writeRoute = route({
  method: 'POST',
  path: '/test/write',
  body: z.strictObject({ id: z.int() }),
  answer: z.strictObject({ id: z.int() }),
});
const writeRows = defineOpenOperation({
  name: 'write-rows',
  input: writeRoute.body,
  refusals: [],
  async run({ tx }, { id }) {
    await enterCompany(tx, 'TEST');
    await sql`insert into restart_rows values (${id}, 'first')`.execute(tx);
    await sql`insert into restart_rows values (${id}, 'second')`.execute(tx);
    return { answer: { id }, audit: 'none' };
  },
});
const module: Module = { name: 'test', needs: [], operations: [callOf(writeRoute, writeRows)] };

/** Answers that callers received, and what the database holds of them afterwards. */
export interface Outcome {
  /** Every kind of answer: its status and code, or 'acknowledged'. */
  readonly answers: ReadonlySet<string>;
  /** Acknowledged writes that are not there. */
  readonly lost: readonly number[];
  /** Writes of which one half is there alone. */
  readonly torn: readonly number[];
  readonly readyStatus: number;
}

/** The product on a database that is taken away from under its writers. */
export class LoadedProduct {
  readonly #app: FastifyInstance;
  readonly #pools: Pools;

  private constructor(app: FastifyInstance, pools: Pools) {
    this.#app = app;
    this.#pools = pools;
  }

  static async on(connection: Way): Promise<LoadedProduct> {
    const pools = await openPools(connection, 12);
    await pools.owner.query('create table restart_rows (id integer, half text, primary key (id, half))');
    await pools.owner.query('grant select, insert on restart_rows to madang_app');
    const config = readConfig({ LOG_LEVEL: 'silent', MADANG_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}` });
    return new LoadedProduct(await createApp(await createKernel(config, pools), pools, [module]), pools);
  }

  /** Sixteen at once write without a pause; each of `interruptions` comes once two hundred more are acknowledged. */
  async writeThrough(interruptions: readonly (() => Promise<void>)[]): Promise<Outcome> {
    const acknowledged = new Set<number>();
    const answers = new Set<string>();
    let id = 0;
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        id += 1;
        const mine = id;
        const answer = await this.#app.inject({ method: 'POST', url: '/test/write', payload: { id: mine } });
        const { errorCode = 'acknowledged' } = answer.json<{ errorCode?: string }>();
        answers.add(`${answer.statusCode} ${errorCode}`);
        if (answer.statusCode === 200) acknowledged.add(mine);
        else await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const writing = Array.from({ length: writers }, write);
    try {
      for (const interrupt of interruptions) {
        await untilMore(acknowledged);
        await interrupt();
      }
      await untilMore(acknowledged);
    } finally {
      isOver = true;
      await Promise.all(writing);
    }
    return { answers, ...(await this.#compare(acknowledged)) };
  }

  async close(): Promise<void> {
    await this.#app.close();
    await closePools(this.#pools);
  }

  async #compare(acknowledged: ReadonlySet<number>): Promise<Omit<Outcome, 'answers'>> {
    const { rows } = await this.#pools.owner.query<{ id: number; halves: string }>(
      'select id, count(*) as halves from restart_rows group by id',
    );
    const stored = new Set(rows.map((row) => row.id));
    return {
      lost: [...acknowledged].filter((each) => !stored.has(each)),
      torn: rows.filter(({ halves }) => halves !== '2').map((row) => row.id),
      readyStatus: (await this.#app.inject('/readyz')).statusCode,
    };
  }
}

async function untilMore(acknowledged: ReadonlySet<number>): Promise<void> {
  const wanted = acknowledged.size + writesPerRound;
  const deadline = performance.now() + patienceMs;
  while (acknowledged.size < wanted) {
    if (performance.now() > deadline) throw new Error('the product did not recover');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Expected outcome of every such load. */
export const unharmed = {
  answers: new Set(['200 acknowledged', '503 CO101']),
  lost: [],
  torn: [],
  readyStatus: 200,
} satisfies Outcome;
