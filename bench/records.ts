import { recordsPerPortion } from '../contract/src/views/audit-log/limits.ts';
import { recordExport, type RecordKind } from '../contract/src/views/audit-log/filters.ts';
import { sql } from 'kysely';
import { inCompany } from '../server/src/kernel/db/database.ts';
import { Registry } from '../server/src/kernel/operations/registry.ts';
import { recordsOf } from '../server/src/kernel/audit/records.sql.ts';
import { openSession } from '../server/src/kernel/session/session.ts';
import { networkAdmission } from '../server/src/modules/access/sign-in-policies/index.ts';
import { modules } from '../server/src/modules/index.ts';
import { grantRole } from '../server/src/modules/people/roles/index.ts';
import { queryOf } from '../server/src/modules/views/audit-log/records.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import { addPerson, lifetimeSeconds } from './kernel/people.ts';
import { plantedPerson, plantLinks, plantRows } from './lists/planted-log.ts';
import type { Stage } from './kernel/stage.ts';

/** Fewer for a trial: `BENCH_RECORDS=200000 npm run bench -- records`. */
const rows = Number(process.env['BENCH_RECORDS'] ?? 10_000_000);
const rowsAtOnce = 500_000;
/** The job links the oldest of them, which shows how fast it is. */
const linkedByJob = Math.min(rows, 200_000);
const rounds = 3;
const seconds = 2;
const connections = 4;
const timeZone = 'Asia/Seoul';

type Search = Readonly<Record<string, string>>;

/** Each way in which the log can be searched. */
const searches: Readonly<Record<string, Search>> = {
  administration: {},
  roles: { kind: 'roles' },
  'sign-ins': { kind: 'logIns' },
  'personal data': { kind: 'access' },
  everything: { kind: 'all' },
  'one person': { kind: 'all', personId: plantedPerson },
  'one person’s roles': { kind: 'roles', personId: plantedPerson },
  'one department': { kind: 'all', aboutKind: 'department', aboutId: 'D00007' },
  'one operation': { kind: 'all', operation: 'grant-role' },
  'a month': { kind: 'all', from: '2026-03-01', to: '2026-03-31' },
};

/**
 * Measures each search over 10,000,000 log rows of two years, its first and last portion, beside its bare statement,
 * once all rows are linked.
 */
export async function measureRecords(stage: Stage): Promise<Figure[]> {
  const { companyCode, cookie, linked } = await plantLog(stage);
  const figures = [linked];
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

interface PlantedLog {
  readonly companyCode: string;
  readonly cookie: string;
  readonly linked: Figure;
}

const overYears = {
  begins: sql`'2025-12-01Z'::timestamptz - interval '1 year'`,
  step: sql`interval '2 years' / ${rows}::float8`,
};

/** Written row by row these take most of the time of a great filling; the order of time is needed while it goes on. */
const withoutIndexes = `drop index audit_log_actor_idx, audit_log_changes_of_roles_idx, audit_log_operation_idx,
  audit_log_target_idx`;
/** Indexes of the audit log as the migrations create them. */
const withIndexes = `set maintenance_work_mem = '512MB';
  create index audit_log_actor_idx on audit_log (company_code, actor_id, occurred_at, audit_id) where actor_id is not null;
  create index audit_log_changes_of_roles_idx on audit_log (company_code, target_id, occurred_at)
    where operation in ('grant-role', 'revoke-role', 'accept-handover', 'give-up-role');
  create index audit_log_operation_idx on audit_log (company_code, operation, occurred_at, audit_id);
  create index audit_log_target_idx on audit_log (company_code, target_kind, target_id, occurred_at, audit_id)`;

async function plantLog(stage: Stage): Promise<PlantedLog> {
  const person = await addPerson(stage);
  const { companyCode } = person;
  const { secret } = await inCompany(stage.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    return openSession(
      tx,
      person,
      { lifetimeSeconds, idleSeconds: lifetimeSeconds },
      { admission: networkAdmission, address: '' },
    );
  });
  await inCompany(stage.db, companyCode, (tx) =>
    plantRows(tx, companyCode, { ...overYears, from: 1, until: linkedByJob }),
  );
  await stage.vacuum();
  const linked = await linkAll(stage, companyCode);
  await stage.asOwner(withoutIndexes);
  for (let from = linkedByJob + 1; from <= rows; from += rowsAtOnce) {
    const until = Math.min(from + rowsAtOnce - 1, rows);
    await inCompany(stage.db, companyCode, async (tx) => {
      await plantRows(tx, companyCode, { ...overYears, from, until });
      await plantLinks(tx, companyCode);
    });
  }
  await stage.asOwner(withIndexes);
  await stage.vacuum();
  return { companyCode, cookie: `sid=${secret}`, linked };
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
  for (let linked = first; linked < linkedByJob; linked = await count()) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (linked === 0) [began, first] = [performance.now(), 0];
  }
  const perSecond = ((linkedByJob - first) / (performance.now() - began)) * 1_000;
  return { name: 'records, linked by the job, rate', product: `${Math.round(perSecond)} /s`, value: perSecond };
}
