import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { signupLimits, signupProperties } from '@madang/contract/signup/limits.ts';
import { readConfig } from '../config.ts';
import { Keyring } from '../kernel/crypto/keyring.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { connectionToRunning } from '../kernel/db/embedded/index.ts';
import { stopServerProcesses } from '../kernel/db/embedded/stop-processes.ts';
import { openPool } from '../kernel/db/pool.ts';
import { markVerified, openFlow } from '../kernel/flow/flow.ts';
import { targetIndex } from '../modules/otp/index.ts';
import { addMember } from './member.ts';
import { processKeys, ProductProcess } from './product-process.ts';
import { agreeToAll, signUpCalls, signUpPayload, type SignUpPayload } from './sign-up.ts';

const rounds = process.env['MADANG_FULL'] ? 20 : 2;
const boardRounds = process.env['MADANG_FULL'] ? 20 : 1;
const writers = 16;
const attemptsPerRound = 160;

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-'));
const environment = { MADANG_DATA: folder, LOG_LEVEL: 'silent' };
const keyring = new Keyring(readConfig({ MADANG_KEYS: processKeys }).keys ?? new Map());
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

/** A person whose flow has proven their mail, and what became of their sign-up. */
interface Attempt {
  readonly cookie: string;
  readonly payload: SignUpPayload;
  isSent: boolean;
  acknowledged?: { readonly epid: string; readonly belongs: readonly { readonly compCd: string }[] };
}

type Db = ReturnType<typeof openDatabase>;

/** The database of the running process, reached past row-level security. */
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const pool = openPool({ connection: connectionToRunning(folder), max: 4, statementTimeoutMs: 0 });
  try {
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

function prepareAttempts(agreements: unknown): Promise<Attempt[]> {
  return withDatabase((db) =>
    Promise.all(
      Array.from({ length: attemptsPerRound }, async () => {
        const payload = signUpPayload({ pslInfoAgmts: agreements });
        const { flow, secret } = await openFlow(db, 1_800);
        const index = targetIndex(keyring, 'externalMail', String(payload['adminEmail']));
        await markVerified(db, flow.flowId, {
          purpose: 'sign-up',
          option: 'externalMail',
          targetIndex: index,
          proofSeconds: 600,
        });
        return { cookie: `flow=${secret}`, payload, isSent: false };
      }),
    ),
  );
}

async function send(baseUrl: string, attempt: Attempt): Promise<number> {
  attempt.isSent = true;
  const answer = await fetch(baseUrl + signUpCalls.request, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-madang': '1', cookie: attempt.cookie },
    body: JSON.stringify(attempt.payload),
  });
  const body = (await answer.json()) as NonNullable<Attempt['acknowledged']>;
  if (answer.status === 200) attempt.acknowledged = body;
  return answer.status;
}

/** Sixteen at once sign up until the process is gone; it is killed after `acknowledged` answers and a moment. */
async function killUnderLoad(running: ProductProcess, attempts: readonly Attempt[]): Promise<void> {
  const killAfter = 5 + Math.floor(Math.random() * 40);
  const queue = [...attempts];
  let killed: Promise<void> | undefined;
  const write = async () => {
    for (let attempt = queue.shift(); attempt && !killed; attempt = queue.shift()) {
      const status = await send(running.baseUrl, attempt).catch(() => 'no answer');
      if (status === 'no answer') return;
      expect(status).toBe(200);
      if (attempts.filter(({ acknowledged }) => acknowledged).length < killAfter) continue;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      killed ??= running.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await killed;
}

/** What every company has of each kind of row, and what belongs to no company. */
async function readCompanies() {
  return withDatabase(async (db) => {
    const { rows: companies } = await sql<{ company_code: string; parts: string }>`
      select company_code, concat_ws(' ',
        (select count(*) from people p where p.company_code = c.company_code),
        (select count(*) from passwords p where p.company_code = c.company_code),
        (select count(*) from memberships m where m.company_code = c.company_code),
        (select count(*) from agreements a where a.company_code = c.company_code),
        (select count(*) from audit_log a where a.company_code = c.company_code),
        (select count(*) from login_ids l join people p using (login_id, person_id)
          where l.company_code = c.company_code and p.company_code = c.company_code),
        (select count(*) from verified_contacts v where v.company_code = c.company_code)) as parts
      from companies c`.execute(db);
    const { rows: strays } = await sql<{ stray: string }>`
      select 'ID ' || login_id as stray from login_ids
        where company_code is not null and company_code not in (select company_code from companies)
      union all select 'person' from people where company_code not in (select company_code from companies)
      union all select 'contact' from verified_contacts where company_code not in (select company_code from companies)
      union all select 'flow' from flows
        where state = 'done' and reserved_person_id not in (select person_id from people)`.execute(db);
    const { rows: held } = await sql`select from login_ids
      where reserved_until > app_now() + make_interval(secs => ${signupLimits.reservationSeconds})`.execute(db);
    const { rows: mails } = await sql<{ count: string }>`select count(*) from outbox`.execute(db);
    return { companies, strays, held: held.length, mails: Number(mails[0]?.count) };
  });
}

test(
  'SGN-07 the process is killed amid sign-ups: whole companies or none, and nothing acknowledged is lost',
  { timeout: 600_000 },
  async () => {
    product = await ProductProcess.start(environment);
    await withDatabase(async (db) => {
      for (const { key } of [flowsPerAddress, signupProperties.perAddress]) {
        await sql`insert into properties (property_key, value) values (${key}, '1000000')`.execute(db);
      }
    });
    // A running server reads what stands in the database within two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    const { baseUrl } = product;
    const reader = {
      get: async (path: string) => {
        const answer = await fetch(baseUrl + path);
        const text = await answer.text();
        return { status: answer.status, text, json: <T>() => JSON.parse(text) as T };
      },
      post: () => Promise.reject(new Error('only reads')),
    };
    const { pslInfoAgmts } = await agreeToAll(reader, signUpPayload());
    const whole = `1 1 1 ${(pslInfoAgmts as unknown[]).length} 1 1 1`;
    const codes = new Set<string>();
    let interrupted = 0;

    for (let round = 0; round < rounds; round += 1) {
      const attempts = await prepareAttempts(pslInfoAgmts);
      await killUnderLoad(product, attempts);
      product = await ProductProcess.start(environment);

      const after = await readCompanies();
      expect(after.companies.filter(({ parts }) => parts !== whole)).toEqual([]);
      expect(after.strays).toEqual([]);
      expect(after.held).toBe(0);
      // The welcome, which confirms the yes to marketing too.
      expect(after.mails).toBe(after.companies.length);
      const stored = new Set(after.companies.map(({ company_code }) => company_code));
      for (const { acknowledged } of attempts) if (acknowledged) codes.add(acknowledged.belongs[0]?.compCd ?? '');
      expect([...codes].filter((code) => !stored.has(code))).toEqual([]);

      // Whoever got no answer sends again from the same browser, and has the account at once.
      const unanswered = attempts.filter(({ isSent, acknowledged }) => isSent && !acknowledged);
      interrupted += unanswered.length;
      const [stranger, ...same] = unanswered;
      for (const attempt of same) expect(await send(product.baseUrl, attempt)).toBe(200);
      // A stranger gets the ID once its reservation has run out, unless it was all done but the answer.
      if (stranger) await takeOver(product.baseUrl, stranger, pslInfoAgmts);
    }
    expect(interrupted).toBeGreaterThan(0);
  },
);

/** Somebody else wants the ID of a sign-up that was cut off. */
async function takeOver(baseUrl: string, { payload }: Attempt, pslInfoAgmts: unknown): Promise<void> {
  const isAccount = await withDatabase(async (db) => {
    await sql`update login_ids set reserved_until = reserved_until
      - make_interval(secs => ${signupLimits.reservationSeconds}) where reserved_until is not null`.execute(db);
    const account = await sql`select from people where login_id = ${payload['email']}`.execute(db);
    return account.rows.length > 0;
  });
  const [other] = await prepareAttempts(pslInfoAgmts);
  if (!other) throw new Error('no attempt was prepared');
  Object.assign(other.payload, { userId: payload['userId'], email: payload['email'] });
  expect(await send(baseUrl, other)).toBe(isAccount ? 409 : 200);
}

/** The calls of a board's creation, in the wizard's order. */
const boardCalls = 4;

interface BoardAnswer {
  readonly categoryLabel?: number;
  readonly brdNo?: number;
  readonly portletNo?: number;
}

/** An administrator whose browser makes a board for the home, call after call, until told to stop or cut off. */
class BoardMaker {
  readonly companyCode: string;
  readonly #cookie: string;
  /** How many of the calls were sent, and how many of them answered. */
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

  /** How many boards the company's people see: in the list of pages, and on the home. */
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

/** What waits for the rest of its calls has waited long enough; answers how much of it there is. */
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
  'WIZ-10 the process is killed amid the creation of boards: each is seen whole or not at all',
  { timeout: 600_000 },
  async () => {
    product ??= await ProductProcess.start(environment);
    for (let round = 0; round < boardRounds; round += 1) {
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
      // Whoever stopped behind the board itself begins anew.
      const again = makers.find(({ sent }) => sent === 2);
      await again?.make(baseUrl);
      expect(await again?.seen(baseUrl)).toEqual([1, 1]);
    }
  },
);
