import { sql } from 'kysely';
import { inCompany, type Tx } from '../server/src/kernel/db/database.ts';
import { addMember } from '../server/src/testing/member.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import type { Stage } from './kernel/stage.ts';
import { plantTree } from './kernel/tree.ts';

const rounds = 5;
const calls = 1_000;
/** Number of grants of one person, and of the whole company. */
const grants = { ofPerson: 9_000, ofCompany: 10_000 };
const comparisons = 20;

/** Measures questions of rights for a person with 9,000 grants over single departments, beside the read of a department by its key. */
export async function measureRights(stage: Stage): Promise<Figure[]> {
  const { companyCode } = await plantTree(stage);
  const { personId } = await addMember(stage.db, { companyCode, role: 'employee' });
  const { personId: other } = await addMember(stage.db, { companyCode, role: 'employee' });
  await inCompany(stage.db, companyCode, (tx) => plantGrants(tx, companyCode, [personId, other]));
  await stage.vacuum();
  const perCall = (ask: (tx: Tx) => Promise<unknown>, count = calls) =>
    inCompany(stage.db, companyCode, async (tx) => {
      const started = performance.now();
      await ask(tx);
      return (performance.now() - started) / count;
    });
  const each = sql`generate_series(1, ${calls}::integer) i`;
  const figures: Figure[] = [];
  for (const [name, permission] of [
    ['within reach', 'departments.change'],
    ['out of reach', 'departments.delete'],
  ] as const) {
    const seen = await interleave({
      rounds,
      floor: () =>
        perCall((tx) =>
          sql`select count((select d.name from departments d
            where d.company_code = ${companyCode} and d.department_code = 'D' || lpad(i::text, 5, '0'))) from ${each}`.execute(
            tx,
          ),
        ),
      product: () =>
        perCall((tx) =>
          sql`select count(authorize(${personId}, ${permission}, array['department'],
            array['D' || lpad(i::text, 5, '0')])) from ${each}`.execute(tx),
        ),
    });
    figures.push({
      ...compare(`who may, 9,000 grants, ${name}, ms`, seen, { of: (ms) => ms * 1_000, unit: 'us', bound: { max: 1 } }),
      value: Math.max(...seen.product),
      bound: { max: 0.2 },
    });
  }
  const at = { stage, companyCode, personId, perCall };
  return [...figures, ...(await compared(at)), await withHours(at)];
}

interface Compared {
  readonly stage: Stage;
  readonly companyCode: string;
  readonly personId: string;
  readonly perCall: (ask: (tx: Tx) => Promise<unknown>, count: number) => Promise<number>;
}

/** Measures the question of a right within hours that close on days off, beside the same without hours. */
async function withHours({ stage, companyCode, perCall }: Compared): Promise<Figure> {
  const { personId: free } = await addMember(stage.db, { companyCode, role: 'employee' });
  const { personId: bound } = await addMember(stage.db, { companyCode, role: 'employee' });
  await inCompany(stage.db, companyCode, async (tx) => {
    await sql`insert into days_off (company_code, day) select ${companyCode}, current_date + n from generate_series(2, 400, 7) n`.execute(
      tx,
    );
    await sql`with hours as (
        insert into grant_windows (company_code, name, weekly, zone, closes_on_days_off)
        values (${companyCode}, 'bench', '{[0,10080)}', 'Asia/Seoul', true) returning grant_window_id)
      insert into grants (company_code, person_id, permission, scope_kind, scope_id, window_id)
      select ${companyCode}, person, 'departments.change', 'department', 'D' || lpad(n::text, 5, '0'),
        case when person = ${bound}::uuid then hours.grant_window_id end
      from hours, unnest(array[${free}, ${bound}]::uuid[]) person, generate_series(1, ${calls}) n`.execute(tx);
  });
  await stage.vacuum();
  const ask = (personId: string) => () =>
    perCall(
      (tx) =>
        sql`select count(authorize(${personId}, 'departments.change', array['department'],
          array['D' || lpad(i::text, 5, '0')])) from generate_series(1, ${calls}::integer) i`.execute(tx),
      calls,
    );
  const seen = await interleave({ rounds, floor: ask(free), product: ask(bound) });
  return compare('who may, within hours, beside a right without hours', seen, {
    of: (ms) => ms * 1_000,
    unit: 'us',
    bound: { max: 1.4 },
  });
}

/** Compares a person with 9,000 grants with three actors, beside the read of those grants. */
async function compared({ stage, companyCode, personId, perCall }: Compared): Promise<Figure[]> {
  const { personId: whole } = await addMember(stage.db, { companyCode, role: 'administrator' });
  const { personId: same } = await addMember(stage.db, { companyCode, role: 'employee' });
  const { personId: none } = await addMember(stage.db, { companyCode, role: 'employee' });
  await inCompany(stage.db, companyCode, (tx) => plantGrants(tx, companyCode, [same, none]));
  await inCompany(stage.db, companyCode, (tx) =>
    sql`delete from grants where person_id = ${none} and role is null`.execute(tx),
  );
  await stage.vacuum();
  const each = sql`generate_series(1, ${comparisons}::integer) i`;
  const figures: Figure[] = [];
  for (const [name, actor] of Object.entries({
    'of the whole company': whole,
    'with the same': same,
    'with none': none,
  })) {
    const seen = await interleave({
      rounds,
      floor: () =>
        perCall(
          (tx) =>
            sql`select sum((select count(g.scope_id) from grants g
              where g.company_code = ${companyCode} and g.person_id = ${personId} and g.valid_until > now() + i * interval '1 second'))
              from ${each}`.execute(tx),
          comparisons,
        ),
      product: () =>
        perCall(
          (tx) =>
            sql`select count(*) filter (where has_more_rights(${personId}, ${actor})) from ${each} where i > 0`.execute(
              tx,
            ),
          comparisons,
        ),
    });
    figures.push(
      compare(`a person with 9,000 grants compared with an actor ${name}, ms`, seen, {
        of: (ms) => ms,
        unit: 'ms',
        bound: { max: 15 },
      }),
    );
  }
  return figures;
}

async function plantGrants(tx: Tx, companyCode: string, [personId, other]: readonly [string, string]): Promise<void> {
  await sql`
    insert into grants (company_code, person_id, permission, scope_kind, scope_id)
    select ${companyCode}, case when n <= ${grants.ofPerson} then ${personId}::uuid else ${other}::uuid end,
      'departments.change', 'department', 'D' || lpad(n::text, 5, '0')
    from generate_series(1, ${grants.ofCompany}) n`.execute(tx);
}
