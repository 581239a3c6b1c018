import { recordsPerPortion } from '../contract/src/records/limits.ts';
import { recordExport, type RecordKind } from '../contract/src/records/routes.ts';
import { sql } from 'kysely';
import { inCompany, type Tx } from '../server/src/kernel/db/database.ts';
import { Registry } from '../server/src/kernel/operations/registry.ts';
import { recordsOf } from '../server/src/kernel/audit/records.sql.ts';
import { openSession } from '../server/src/kernel/session/session.ts';
import { modules } from '../server/src/modules/index.ts';
import { grantRole } from '../server/src/modules/people/index.ts';
import { queryOf } from '../server/src/modules/records/records.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { addPerson, lifetimeSeconds } from './kernel/people.ts';
import type { Stage } from './kernel/stage.ts';

/** Fewer for a trial: `BENCH_RECORDS=200000 npm run bench -- records`. */
const rows = Number(process.env['BENCH_RECORDS'] ?? 10_000_000);
const rowsAtOnce = 500_000;
const people = 2_000;
const rounds = 3;
const seconds = 2;
const connections = 4;
const timeZone = 'Asia/Seoul';

/** Actors and targets of the rows: the person of a number. */
const personOf = (n: string) => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))`;

type Search = Readonly<Record<string, string>>;

/** Each way in which the log can be searched. */
const searches: Readonly<Record<string, Search>> = {
  administration: {},
  roles: { kind: 'roles' },
  'log-ins': { kind: 'logIns' },
  'personal data': { kind: 'access' },
  everything: { kind: 'all' },
  'one person': { kind: 'all', personId: '00000000-0000-7000-8000-000000000007' },
  'one person’s roles': { kind: 'roles', personId: '00000000-0000-7000-8000-000000000007' },
  'one department': { kind: 'all', aboutKind: 'department', aboutId: 'D00007' },
  'one operation': { kind: 'all', operation: 'grant-role' },
  'a month': { kind: 'all', from: '2026-03-01', to: '2026-03-31' },
};

/**
 * A log of 10,000,000 rows of two years: each search, its first portion and its last, beside its statement alone. It is
 * measured once all rows are linked, so that the job that links them takes no time of it.
 */
export async function measureRecords(stage: Stage): Promise<Figure[]> {
  const { companyCode, cookie } = await plantLog(stage);
  const figures = [await linkAll(stage, companyCode)];
  await stage.vacuum();
  for (const [name, search] of Object.entries(searches)) {
    for (const [place, after] of [
      ['first', undefined],
      ['last', await lastPortionOf(stage, companyCode, search)],
    ] as const) {
      if (place === 'last' && after === undefined) continue;
      const asked = new URLSearchParams({ ...search, ...(after && { after }) });
      const wanted = JSON.stringify({ ...statementOf(companyCode, search), after, limit: recordsPerPortion + 1 });
      const run = (url: string) => load({ url, connections, seconds, request: () => ({ headers: { cookie } }) });
      const seen = await interleave({
        rounds,
        floor: () => run(`${stage.floorUrl}/records?${new URLSearchParams({ wanted })}`),
        product: () => run(`${stage.productUrl}/api/v1/records?${asked}`),
      });
      const how = { of: ({ perSecond }: { perSecond: number }) => perSecond, unit: '/s', bound: { min: 1 / 3 } };
      figures.push(compare(`records, ${name}, ${place} portion, rate`, seen, how));
    }
  }
  return figures;
}

const registry = new Registry(modules);

function statementOf(companyCode: string, search: Search) {
  const { reason: _reason, ...filters } = recordExport.parse({ reason: 'x', ...search });
  return { companyCode, timeZone, ...queryOf(registry, filters satisfies { readonly kind: RecordKind }) };
}

/** The record that the last portion begins behind; undefined where there is one portion. */
async function lastPortionOf({ db }: Stage, companyCode: string, search: Search): Promise<string | undefined> {
  const query = recordsOf({ ...statementOf(companyCode, search), limit: rows });
  const { rows: found } = await inCompany(db, companyCode, (tx) =>
    sql<{ id: string }>`select "recordId" as id from (${query}) q
      order by "occurredAt", "recordId" offset ${recordsPerPortion} limit 1`.execute(tx),
  );
  return found[0]?.id;
}

async function plantLog(stage: Stage): Promise<{ readonly companyCode: string; readonly cookie: string }> {
  const person = await addPerson(stage);
  const { companyCode } = person;
  const { secret } = await inCompany(stage.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    return openSession(tx, person, { lifetimeSeconds, idleSeconds: lifetimeSeconds }, { address: '' });
  });
  for (let from = 1; from <= rows; from += rowsAtOnce) {
    const until = Math.min(from + rowsAtOnce - 1, rows);
    await inCompany(stage.db, companyCode, (tx) => plantRows(tx, companyCode, from, until));
  }
  await stage.vacuum();
  return { companyCode, cookie: `sid=${secret}` };
}

/** The oldest first: six in ten are log-ins, three reads, one a change, and of ten thousand rows one grants a role. */
async function plantRows(tx: Tx, companyCode: string, from: number, until: number): Promise<void> {
  await sql`
    insert into audit_log (company_code, operation, actor_kind, actor_id, target_kind, target_id, fields, request_id, address,
      occurred_at)
    select ${companyCode},
      case when n % 10000 = 5000 then 'grant-role' when n % 10 < 6 then 'log-in' when n % 10 < 9 then 'read-employee'
        else 'change-department' end,
      'person', ${sql.raw(personOf(`n * 7919 % ${people}`))}::uuid,
      case when n % 10 = 9 then 'department' else 'person' end,
      case when n % 10 = 9 then 'D' || lpad((n / 10 % 10000)::text, 5, '0') else ${sql.raw(personOf(`n * 104729 % ${people}`))} end,
      '{}', 'bench', '192.0.2.7',
      '2025-12-01Z'::timestamptz - interval '1 year' + n * (interval '2 years' / ${rows}::double precision)
    from generate_series(${from}::bigint, ${until}::bigint) n`.execute(tx);
}

/** Waits for the product's own job, and says how many rows it has linked in a second. */
async function linkAll({ db }: Stage, companyCode: string): Promise<Figure> {
  const count = async () => {
    const { rows: found } = await inCompany(db, companyCode, (tx) =>
      sql<{ sequence: number }>`select coalesce(max(sequence), 0)::integer as sequence from audit_links
        where company_code = ${companyCode}`.execute(tx),
    );
    return found[0]?.sequence ?? 0;
  };
  let [began, first] = [performance.now(), await count()];
  for (let linked = first; linked < rows; linked = await count()) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (linked === 0) [began, first] = [performance.now(), 0];
  }
  const perSecond = ((rows - first) / (performance.now() - began)) * 1_000;
  return { name: 'records, linked by the job, rate', product: `${Math.round(perSecond)} /s`, value: perSecond };
}
