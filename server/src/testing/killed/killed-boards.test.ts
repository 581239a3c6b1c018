// Runs in the full run, once: killed-process.test.ts kills the same process in the short one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { addMember } from '../member.ts';
import { databaseOf, type Db, ProductProcess } from '../product-process.ts';

const rounds = 20;
const writers = 16;

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-'));
const environment = { MADANG_DATA: folder, LOG_LEVEL: 'silent' };
const withDatabase = databaseOf(folder);
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

/** The calls of a board's creation, in the wizard's order. */
const boardCalls = 4;

interface BoardAnswer {
  readonly categoryLabel?: number;
  readonly brdNo?: number;
  readonly portletNo?: number;
}

/** An administrator whose browser makes a board for the home, call after call, until stopped or cut off. */
class BoardMaker {
  readonly companyCode: string;
  readonly #cookie: string;
  /** Number of calls sent; `answered` counts those that were answered. */
  sent = 0;
  answered = 0;

  private constructor(companyCode: string, secret: string) {
    this.companyCode = companyCode;
    this.#cookie = `sid=${secret}`;
  }

  static async of(db: Db, companyCode: string): Promise<BoardMaker> {
    const { secret } = await addMember(db, { companyCode, role: 'administrator' });
    return new BoardMaker(companyCode, secret);
  }

  /** A board from the beginning; ends after so many calls, or with the first that gets no answer. */
  async make(baseUrl: string, max = boardCalls): Promise<void> {
    const so: BoardAnswer[] = [];
    [this.sent, this.answered] = [0, 0];
    while (this.sent < max) {
      const [path, body] = this.#call(this.sent, Object.assign({}, ...so) as BoardAnswer);
      this.sent += 1;
      const answer = await this.#send(baseUrl, path, body).catch(() => undefined);
      if (!answer) return;
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status} ${await answer.text()}`);
      so.push((await answer.json()) as BoardAnswer);
      this.answered += 1;
    }
  }

  #call(place: number, { categoryLabel, brdNo, portletNo }: BoardAnswer): readonly [string, object] {
    const portal = '/portal/admin/wizard';
    const titles = { titleKo: '소식', titleEn: 'News' };
    const portlet = { ...titles, url: '/boardapp/portlet01', urlType: 'O', urlParameter: `brdNo=${brdNo}` };
    const all = [
      [`${portal}/category/0/type/PORTLET/insert`, titles],
      ['/board/rest/v1/admin/boards/create', { brdNm: '소식', enBrdNm: 'News', portlet: 'Y' }],
      [`${portal}/portlets/${categoryLabel}/insert`, portlet],
      [`${portal}/placement/compId/${this.companyCode}/home/update`, { portletLabels: [portletNo] }],
    ] as const;
    const call = all[place];
    if (!call) throw new Error('a board is made of four calls');
    return call;
  }

  /** Returns the number of boards that the company's people see: in the list of pages, and on the home. */
  async seen(baseUrl: string): Promise<readonly [number, number]> {
    const pages = await this.#read<{ data: { list: object[] } }>(
      baseUrl,
      '/board/rest/v1/admin/topmenu/list?dfltTopMenuYn=N',
    );
    const home = await this.#read<{ portlets: { kind: string }[] }>(baseUrl, '/api/v1/portal/home');
    return [pages.data.list.length, home.portlets.filter(({ kind }) => kind === 'board').length];
  }

  async #read<T>(baseUrl: string, path: string): Promise<T> {
    const answer = await fetch(baseUrl + path, { headers: { cookie: this.#cookie, 'x-madang': '1' } });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    return (await answer.json()) as T;
  }

  #send(baseUrl: string, path: string, body: object): Promise<Response> {
    return fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-madang': '1', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
  }
}

/** Half of the makers stop between two calls, after each of them; the others are cut off wherever they are. */
async function interruptBoards(makers: readonly BoardMaker[], baseUrl: string, kill: () => Promise<void>) {
  const stopping = makers.filter((_maker, index) => index % 2 === 0);
  await Promise.all(stopping.map((maker, index) => maker.make(baseUrl, index % boardCalls)));
  const running = makers.filter((maker) => !stopping.includes(maker)).map((maker) => maker.make(baseUrl));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
  await kill();
  await Promise.all(running);
}

/** Boards and portlets that are not as a creation leaves them, with or without the rest of its calls. */
async function findHalfMade(db: Db): Promise<string[]> {
  const { rows } = await sql<{ found: string }>`
    select 'board shown without its portlet ' || b.board_number as found from boards b
      where b.state = 'active' and not exists (select from portlets p
        where p.company_code = b.company_code and p.board_number = b.board_number and p.state = 'shown')
    union all select 'portlet shown without its board ' || p.portlet_number from portlets p
      join boards b using (company_code, board_number) where p.state = 'shown' and b.state <> 'active'
    union all select 'board nobody would take away ' || b.board_number from boards b
      where b.state = 'pending' and not exists (select from graphile_worker._private_jobs j
        where (j.payload->>'boardNumber')::integer = b.board_number)
    union all select 'portlet nobody would take away ' || p.portlet_number from portlets p
      where p.state = 'pending' and not exists (select from graphile_worker._private_jobs j
        where (j.payload->>'portletNumber')::integer = p.portlet_number)
    union all select 'board without its audit row ' || b.board_number from boards b
      where not exists (select from audit_log a where a.company_code = b.company_code
        and a.operation = 'create-board' and a.target_id = b.board_number::text)
    union all select 'two categories of ' || company_code from portlet_categories
      group by company_code having count(*) > 1`.execute(db);
  return rows.map(({ found }) => found);
}

/** Expires the pending boards and portlets that wait for the rest of their calls; returns the number of boards. */
async function letPendingEnd(db: Db): Promise<number> {
  const age = sql`created_at = created_at - interval '1 hour' where state = 'pending'`;
  const { rows } = await sql<{ company_code: string }>`update boards set ${age} returning company_code`.execute(db);
  await sql`update portlets set ${age}`.execute(db);
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db);
  return rows.length;
}

async function countPending(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from boards where state = 'pending')
      + (select count(*) from portlets where state = 'pending'))::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
}

test(
  'WIZ-10 a process killed while it creates boards leaves each board whole or absent',
  { timeout: 600_000 },
  async () => {
    product ??= await ProductProcess.start(environment);
    for (let round = 0; round < rounds; round += 1) {
      const makers = await withDatabase((db) =>
        Promise.all(Array.from({ length: writers }, (_each, index) => BoardMaker.of(db, `CUT${round}N${index}`))),
      );
      const running = product;
      await interruptBoards(makers, running.baseUrl, () => running.kill());
      product = await ProductProcess.start(environment);
      const { baseUrl } = product;
      expect(await withDatabase(findHalfMade)).toEqual([]);
      const seen = await Promise.all(makers.map((maker) => maker.seen(baseUrl)));
      for (const [index, { sent, answered }] of makers.entries()) {
        const [onList, onHome] = seen[index] ?? [];
        expect(onHome).toBe(onList);
        if (answered === 4) expect(onList).toBe(1);
        if (sent < 4) expect(onList).toBe(0);
      }
      // What was begun and never finished goes, and what is seen stays.
      const left = await withDatabase(letPendingEnd);
      expect(left).toBeGreaterThan(0);
      await expect.poll(() => withDatabase(countPending), { timeout: 60_000 }).toBe(0);
      expect(await Promise.all(makers.map((maker) => maker.seen(baseUrl)))).toEqual(seen);
      // Anyone who stopped behind the board itself begins again.
      const again = makers.find(({ sent }) => sent === 2);
      await again?.make(baseUrl);
      expect(await again?.seen(baseUrl)).toEqual([1, 1]);
    }
  },
);
