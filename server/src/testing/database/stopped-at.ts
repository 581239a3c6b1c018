import { sql } from 'kysely';
import { inCompany } from '../../kernel/db/database.ts';
import type { TestApp } from '../test-app.ts';
import { rowWaitsOf } from './row-waits.ts';

interface Row {
  readonly companyCode: string;
  readonly table: string;
  /** Column values that select the company's rows. */
  readonly where?: Readonly<Record<string, string>>;
}

/** Returns true if another transaction locks a row: a reference to the row also blocks `deletion`, but not `change`. */
export async function isHeld(
  { kernel }: TestApp,
  { companyCode, table, where = {} }: Row,
  from: 'change' | 'deletion',
): Promise<boolean> {
  const conditions = Object.entries({ company_code: companyCode, ...where }).map(
    ([column, value]) => sql`${sql.ref(column)}::text = ${value}`,
  );
  const strength = sql.raw(from === 'change' ? 'no key update' : 'update');
  const trying = inCompany(kernel.db, companyCode, async (tx) => {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} for ${strength} nowait`.execute(tx);
    if (rows.length === 0) throw new Error(`no such row of ${table}`);
  });
  return trying.then(
    () => false,
    (error: unknown) => {
      if ((error as { readonly code?: string }).code === '55P03') return true;
      throw error;
    },
  );
}

/** Looks while a change stands still, because it cannot write to a table; then it goes on. */
export async function stoppedAtOf(app: TestApp) {
  const rowWaits = await rowWaitsOf(app);
  return async <A, F>(table: string, change: () => Promise<A>, look: () => Promise<F>) => {
    const holder = await app.pools.owner.connect();
    try {
      await holder.query(`begin; lock table ${table} in share row exclusive mode`);
      const answer = change();
      await rowWaits(1);
      const found = await look();
      await holder.query('rollback');
      return { answer: await answer, found };
    } finally {
      holder.release();
    }
  };
}
