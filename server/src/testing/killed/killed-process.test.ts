// Runs once: it starts a PostgreSQL of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { signupLimits, signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { readConfig } from '../../config.ts';
import { Keyring } from '../../kernel/crypto/keyring.ts';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { flowCookie, markVerified, openFlow } from '../../kernel/flow/flow.ts';
import { targetIndex } from '../../modules/secrets/otp/index.ts';
import { databaseOf, processKeys, ProductProcess, type RunningDatabase } from '../product-process.ts';
import { agreeToAll, signUpCalls, signUpPayload, type SignUpPayload } from '../sign-up.ts';

const rounds = process.env['MADANG_FULL'] ? 20 : 1;
const writers = 16;
/** The kill comes after 45 answers at most, with sixteen on their way. */
const attemptsPerRound = 80;

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-'));
const environment = { MADANG_DATA: folder, LOG_LEVEL: 'silent' };
const keyring = new Keyring(readConfig({ MADANG_KEYS: processKeys }).keys ?? new Map());
const withDatabase: RunningDatabase = databaseOf(folder);
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

function prepareAttempts(agreements: unknown, count: number): Promise<Attempt[]> {
  return withDatabase((db) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const payload = signUpPayload({ pslInfoAgmts: agreements });
        const { flow, secret } = await openFlow(db, 1_800);
        const index = targetIndex(keyring, 'externalMail', String(payload['adminEmail']));
        await markVerified(db, keyring, flow, {
          purpose: 'sign-up',
          option: 'externalMail',
          targetIndex: index,
          proofSeconds: 600,
        });
        return { cookie: `flow=${flowCookie(secret, flow)}`, payload, isSent: false };
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

/** Returns each company's number of rows by kind, and the rows that belong to no company. */
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
  'SGN-07 a process killed during sign-ups leaves whole companies or none, and loses nothing acknowledged',
  { timeout: 600_000 },
  async () => {
    product = await ProductProcess.start(environment);
    await withDatabase(async (db) => {
      for (const { key } of [flowsPerAddress, signupProperties.perAddress]) {
        await sql`insert into properties (property_key, value) values (${key}, '1000000')`.execute(db);
      }
    });
    // A started server has read the properties.
    await product.stop();
    product = await ProductProcess.start(environment);
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
    // One answer for each text, and the one to the optional part of the privacy terms.
    // Two audit rows: the sign-up and the sign-in that comes with it.
    const whole = `1 1 1 ${(pslInfoAgmts as unknown[]).length + 1} 2 1 1`;
    const codes = new Set<string>();
    let interrupted = 0;

    for (let round = 0; round < rounds; round += 1) {
      const attempts = await prepareAttempts(pslInfoAgmts, attemptsPerRound);
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

      // Anyone who got no answer sends again from the same browser, and has the account at once.
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

/** Someone else wants the ID of a sign-up that was cut off. */
async function takeOver(baseUrl: string, { payload }: Attempt, pslInfoAgmts: unknown): Promise<void> {
  const isAccount = await withDatabase(async (db) => {
    await sql`update login_ids set reserved_until = reserved_until
      - make_interval(secs => ${signupLimits.reservationSeconds}) where reserved_until is not null`.execute(db);
    const account = await sql`select from people where login_id = ${payload['email']}`.execute(db);
    return account.rows.length > 0;
  });
  const [other] = await prepareAttempts(pslInfoAgmts, 1);
  if (!other) throw new Error('no attempt was prepared');
  Object.assign(other.payload, { userId: payload['userId'], email: payload['email'] });
  expect(await send(baseUrl, other)).toBe(isAccount ? 409 : 200);
}
