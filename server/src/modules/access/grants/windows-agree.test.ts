// Runs on every PostgreSQL: time zones, ranges of minutes.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { asAdmin } from '../../../testing/database/as-admin.ts';
import { addMember } from '../../../testing/member.ts';
import { createTree, isAbove } from '../../../testing/operations/random-grants.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import {
  hasRight,
  isBoundToHours,
  momentsAround,
  randomRights,
  type Right,
  rolePermissions,
  things,
  type Thing,
  type World,
} from '../../../testing/operations/rights-model.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companyCode = 'HOURS';
await createTree(await administratorOf(app, companyCode));
/** The product's clock says what a statement sets, so that a moment stands still; it is put back for the files that come. */
async function withMoments(work: () => Promise<void>): Promise<void> {
  const before = await asAdmin(app, async (admin) => {
    const { rows } = await admin.query<{ text: string }>(
      "select pg_get_functiondef('app_now()'::regprocedure) as text",
    );
    await admin.query(`create or replace function app_now() returns timestamptz language sql volatile as
      $$ select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, clock_timestamp()) $$`);
    return rows[0]?.text ?? '';
  });
  try {
    await work();
  } finally {
    await asAdmin(app, (admin) => admin.query(before));
  }
}

/** Comparisons of a round: each moment, permission and thing. */
const rounds = process.env['MADANG_FULL'] ? 900 : 24;
const permissions = ['departments.view', 'departments.change', 'boards.view'] as const;

async function plant(tx: Tx, personId: string, { rights, daysOff }: World): Promise<void> {
  const roleId = (
    await sql<{ id: string }>`
    insert into company_roles (company_code, name, permissions)
    values (${companyCode}, ${personId}, ${rolePermissions}) returning company_role_id as id`.execute(tx)
  ).rows[0]?.id;
  await sql`delete from days_off where company_code = ${companyCode}`.execute(tx);
  await sql`insert into days_off (company_code, day) select ${companyCode}, d::date from unnest(${[...daysOff]}::text[]) d`.execute(
    tx,
  );
  for (const [place, right] of rights.entries()) {
    const { window, target, scope, from, until } = right;
    const windowId =
      window &&
      (
        await sql<{ id: string }>`
      insert into grant_windows (company_code, name, weekly, zone, closes_on_days_off)
      values (${companyCode}, ${`${personId} ${place}`}, ${`{${window.weekly.map(([a, b]) => `[${a},${b})`).join(',')}}`}::int4multirange,
        ${window.zone}, ${window.closesOnDaysOff}) returning grant_window_id as id`.execute(tx)
      ).rows[0]?.id;
    await sql`insert into grants (company_code, person_id, role, permission, company_role_id, scope_kind, scope_id,
        valid_from, valid_until, window_id, given_at)
      values (${companyCode}, ${personId}, ${target.kind === 'resource' ? target.name : null}, ${target.kind === 'permission' ? target.name : null},
        ${target.kind === 'role' ? roleId : null}::uuid, ${scope.kind}, ${scope.id}, ${new Date(from)}, ${new Date(until)}, ${windowId ?? null}::uuid, now())
      on conflict do nothing`.execute(tx);
  }
}

/** Hours that begin with the hour that a clock leaves out. */
const clocksChange: World = {
  rights: [
    {
      target: { kind: 'permission', name: 'departments.view' },
      scope: { kind: 'company', id: '' },
      from: 0,
      until: Date.parse('2030-01-01T00:00Z'),
      window: { weekly: [[8_820, 8_880]], zone: 'America/New_York', closesOnDaysOff: false },
    },
  ],
  daysOff: new Set(),
};

interface Seen {
  readonly moment: string;
  readonly permission: string;
  readonly kind: string;
  readonly id: string;
  readonly isAuthorized: boolean;
  readonly isPermitted: boolean;
  readonly isExplained: boolean;
  readonly isReached: boolean;
  readonly isSomewhere: boolean;
  readonly isEverywhere: boolean;
  readonly until: number | null;
  readonly isClosed: boolean;
  readonly opensAt: number | null;
}

/** Asks the functions about each moment, permission and thing; the clock is set before each row. */
async function ask(tx: Tx, personId: string, moments: readonly number[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const moment of moments) {
    await sql`select set_config('app.moment', ${new Date(moment).toISOString()}, true)`.execute(tx);
    const { rows } = await sql<Omit<Seen, 'moment'>>`
      select permission, kind, id, authorize(${personId}, permission, array[kind], array[id]) as "isAuthorized",
        permission = any(permissions_on(${personId}, kind, id)) as "isPermitted",
        exists (select from explain_right(${personId}, permission, '{}', kind, id, app_now()) e where e.reason is null) as "isExplained",
        not exists (select from reach_of(${personId}, permission, kind))
          or exists (select from reach_of(${personId}, permission, kind) r
            where id = any(r.ids) or kind = 'department' and id in (select departments_within(r.paths))) as "isReached",
        permission = any(r.somewhere) as "isSomewhere", permission = any(r.everywhere) as "isEverywhere",
        extract(epoch from nullif(r.until, 'infinity'))::float8 as until,
        closed.zones > 0 as "isClosed", extract(epoch from closed.opens)::float8 as "opensAt"
      from unnest(${[...permissions]}::text[]) permission,
        unnest(${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::text[]) thing (kind, id),
        rights_of(${personId}) r,
        lateral (select count(*) as zones, max(c.opens_at) as opens
          from closed_hours(${personId}, permission, array[kind], array[id]) c) closed`.execute(tx);
    seen.push(...rows.map((row) => ({ ...row, moment: new Date(moment).toISOString() })));
  }
  return seen;
}

const reaches = (scope: Right['scope'], thing: Thing) =>
  scope.kind === 'company' ||
  (scope.kind === thing.kind && scope.id === thing.id) ||
  (scope.kind === 'department' && thing.kind === 'department' && isAbove(scope.id, thing.id));

test(
  'MEM-02 MEM-03 LIM-07 authorize, the actions on a target, lists and navigation follow the hours, dates and days off of each right',
  async () => {
    let compared = 0;
    let opened = 0;
    const property = fc.asyncProperty(
      randomRights,
      fc.array(fc.nat(999), { minLength: 9, maxLength: 50 }),
      async (world, chances) => {
        let place = 0;
        const chance = () => (chances[place++ % chances.length] ?? 0) / 1_000;
        const { personId } = await addMember(db, { companyCode, role: 'invited' });
        const moments = momentsAround(world, chance);
        const seen = await inCompany(db, companyCode, async (tx) => {
          await plant(tx, personId, world);
          return ask(tx, personId, moments);
        });
        for (const { moment, permission, kind, id, until, opensAt, ...says } of seen) {
          const at = Date.parse(moment);
          const reachesIt = (scope: Thing) => reaches(scope, { kind, id });
          const isHere = hasRight(world, permission, at, reachesIt);
          const isSomewhere = hasRight(world, permission, at, () => true);
          const isEverywhere = hasRight(world, permission, at, ({ kind: scope }) => scope === 'company');
          expect([moment, permission, kind, id, says]).toEqual([
            moment,
            permission,
            kind,
            id,
            {
              isAuthorized: isHere,
              isPermitted: isHere,
              isExplained: isHere,
              isReached: isHere,
              isSomewhere,
              isEverywhere,
              isClosed: !isHere && isBoundToHours(world, permission, at, reachesIt),
            },
          ]);
          compared += 1;
          if (opensAt !== null) {
            opened += 1;
            // A refusal names the first moment from which the right applies again.
            const opening = Math.round(opensAt * 1_000);
            const between = [at, opening - 1, at + Math.floor((opening - at) * chance())].filter(
              (each) => each < opening,
            );
            const found = [...between, opening].map((each) => hasRight(world, permission, each, reachesIt));
            expect([moment, opensAt, ...found]).toEqual([moment, opensAt, ...between.map(() => false), true]);
          }
          // What a process keeps until then is right until then.
          const end = until === null ? at + 40 * 86_400_000 : Math.round(until * 1_000);
          expect(end).toBeGreaterThan(at);
          for (const later of [end - 1, at + (end - at) * chance()]) {
            expect([moment, until, hasRight(world, permission, later, () => true)]).toEqual([
              moment,
              until,
              isSomewhere,
            ]);
          }
        }
      },
    );
    await withMoments(() =>
      fc.assert(property, { numRuns: rounds, examples: [[clocksChange, Array.from({ length: 9 }, () => 100)]] }),
    );
    expect(opened).toBeGreaterThan(50);
    expect(compared).toBeGreaterThanOrEqual(process.env['MADANG_FULL'] ? 100_000 : 3_000);
  },
  process.env['MADANG_FULL'] ? 3_600_000 : 120_000,
);
