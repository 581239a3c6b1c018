import { logIn } from '@madang/contract/access/accounts/sign-in-routes.ts';
import { sql } from 'kysely';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import { load } from '../kernel/load.ts';
import { addPasswords, type Credentials } from '../kernel/people.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantTree } from '../kernel/tree.ts';
import { openKernel } from '../runs/kernel.ts';
import { rateOfRun } from '../runs/rate-of-run.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';

const rounds = 5;
const seconds = 4;
const connections = 4;
/** Fewer for a trial: `BENCH_IDS=50 npm run bench -- login-ids`. */
const ids = Number(process.env['BENCH_IDS'] ?? 1_000);
const domain = 'moved.example';

/** A company's IDs that move to its own domain, and sign-ins by the IDs from before beside those of today. */
export async function measureLoginIds(stage: Stage): Promise<Figure[]> {
  const owner = await plantTree(stage);
  const { companyCode } = owner;
  await inCompany(stage.db, companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${companyCode}, ${domain}, 'proven', 'proven', app_now())`.execute(tx),
  );
  const moving = await addPasswords(stage, companyCode, ids);
  await stage.vacuum();
  const { kernel, close } = await openKernel(stage.databaseUrl);
  try {
    const today = await move(kernel, owner, moving);
    const tookSeconds = ids / today.rate;
    const moved: Figure = {
      name: `a run that changes ${ids.toLocaleString('en')} IDs, with history and letters, seconds`,
      product: `${tookSeconds.toFixed(1)} s`,
      value: tookSeconds,
      bound: { max: 60 },
    };
    return [moved, await measureSignIns(stage, moving, today.credentials)];
  } finally {
    await close();
  }
}

async function move(kernel: Kernel, owner: PersonKey, moving: readonly Credentials[]) {
  const { rows } = await inCompany(kernel.db, owner.companyCode, (tx) =>
    sql<{ personId: string; loginId: string }>`
      select person_id as "personId", login_id as "loginId" from people
      where company_code = ${owner.companyCode} and login_id = any(${moving.map(({ loginId }) => loginId)}::text[])`.execute(
      tx,
    ),
  );
  const numbers = new Map(moving.map(({ loginId }, number) => [loginId, number]));
  const wanted = (loginId: string) => `worker${numbers.get(loginId)}x@${domain}`;
  const inputs = rows.map(({ personId, loginId }) => ({
    personId,
    wantedLoginId: wanted(loginId),
    // Rows that wait are refused without it.
    expected: loginId,
  }));
  const rate = await rateOfRun(kernel, owner, 'change-login-id', inputs);
  await expectMoved(kernel, owner.companyCode);
  const credentials = moving.map(({ loginId, password }) => ({ loginId: wanted(loginId), password }));
  return { rate, credentials };
}

/** Throws if an ID has no former one, no row of history or no letter. */
async function expectMoved({ db }: Kernel, companyCode: string): Promise<void> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<Readonly<Record<string, number>>>`select
      (select count(*)::int from login_ids where company_code = ${companyCode} and is_former) as former,
      (select count(*)::int from login_ids where company_code = ${companyCode} and login_id like ${`%@${domain}`}) as moved,
      (select count(*)::int from id_requests where company_code = ${companyCode}) as history,
      (select count(*)::int from inbox_messages where company_code = ${companyCode}) as letters`.execute(tx),
  );
  const counts = Object.entries(rows[0] ?? {});
  if (counts.length === 0 || counts.some(([, count]) => count !== ids)) {
    throw new Error(`of ${ids} IDs: ${counts.map(([what, count]) => `${count} ${what}`).join(', ')}`);
  }
}

/** Each has their own count of tries, so neither side waits for the other. */
async function measureSignIns(
  { productUrl }: Stage,
  former: readonly Credentials[],
  today: readonly Credentials[],
): Promise<Figure> {
  const signIns = (people: readonly Credentials[]) => () =>
    load({
      url: `${productUrl}${logIn.path}`,
      connections,
      seconds,
      method: 'POST',
      request: (connection, turn) => ({
        headers: {},
        body: JSON.stringify(people[(turn * connections + connection) % people.length]),
      }),
    });
  const seen = await interleave({ rounds, product: signIns(former), floor: signIns(today) });
  return compare('sign-in by a former ID, beside one by the ID of today, median', seen, {
    of: ({ p50Ms }) => p50Ms,
    unit: 'ms',
    bound: { max: 1.1 },
  });
}
