import { sql } from 'kysely';
import { inCompany, type Tx } from '../server/src/kernel/db/database.ts';
import { addMember } from '../server/src/testing/member.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import type { Stage } from './kernel/stage.ts';
import { plantTree } from './kernel/tree.ts';

const rounds = 5;
const calls = 1_000;
/** Of one person, and of the company together. */
const grants = { ofPerson: 9_000, ofCompany: 10_000 };

/**
 * Who may, for a person with 9,000 grants over single departments in a company with 10,000: a department that one of them
 * reaches, and one that none does. Beside the read of a department by its key, which every change does at least once.
 */
export async function measureRights(stage: Stage): Promise<Figure[]> {
  const { companyCode } = await plantTree(stage);
  const { personId } = await addMember(stage.db, { companyCode, role: 'employee' });
  const { personId: other } = await addMember(stage.db, { companyCode, role: 'employee' });
  await inCompany(stage.db, companyCode, (tx) => plantGrants(tx, companyCode, [personId, other]));
  await stage.vacuum();
  const perCall = (ask: (tx: Tx) => Promise<unknown>) =>
    inCompany(stage.db, companyCode, async (tx) => {
      const started = performance.now();
      await ask(tx);
      return (performance.now() - started) / calls;
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
  return figures;
}

async function plantGrants(tx: Tx, companyCode: string, [personId, other]: readonly [string, string]): Promise<void> {
  await sql`
    insert into grants (company_code, person_id, permission, scope_kind, scope_id)
    select ${companyCode}, case when n <= ${grants.ofPerson} then ${personId}::uuid else ${other}::uuid end,
      'departments.change', 'department', 'D' || lpad(n::text, 5, '0')
    from generate_series(1, ${grants.ofCompany}) n`.execute(tx);
}
