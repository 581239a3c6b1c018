import { CompiledQuery } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { isPlannedForValues } from '../../kernel/db/plans/planned-for-values.ts';
import { readingIn } from '../../kernel/operations/queries.ts';
import type { TestApp } from '../test-app.ts';
import type { AskedStatement } from './count-statements.ts';
import { conditionsOf, literalOf, planModes, type Plan } from './read-rows.ts';

export interface TablesRead {
  /** Rows that each table and its indexes gave, inside of functions too, by the worse of the plans. */
  readonly rows: ReadonlyMap<string, number>;
  /** Conditions that pass over rows, as the plans write them. */
  readonly filters: readonly string[];
}

/** PostgreSQL counts what a table and its indexes give, in functions of other owners too, which a plan does not show. */
const counters = `
  select c.relname as "table", pg_stat_get_xact_tuples_returned(c.oid)::integer + coalesce((
    select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i where i.indrelid = c.oid), 0)::integer as "rows"
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

let prepared = 0;

/** Counts the rows that a statement reads in a company, as the requests' own role and in a transaction that may not write. */
export function tablesReadBy(
  { kernel }: Pick<TestApp, 'kernel'>,
  companyCode: string,
  { text, values }: AskedStatement,
): Promise<TablesRead> {
  const given = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
  // A failed transaction refuses to let a name go, so that no name is used again.
  prepared += 1;
  const name = `measured_${prepared}`;
  return readingIn(kernel.db, companyCode, async (tx) => {
    await ask(tx, 'set local statement_timeout = 0');
    await ask(tx, `prepare ${name} as ${text}`);
    const rows = new Map<string, number>();
    const filters: string[] = [];
    for (const mode of isPlannedForValues(text) ? planModes.slice(0, 1) : planModes) {
      await ask(tx, `set local plan_cache_mode = ${mode}`);
      const before = await countersOf(tx);
      const [explained] = await ask<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        tx,
        `explain (analyze, timing off, format json) execute ${name}${given}`,
      );
      for (const [table, count] of await countersOf(tx)) {
        const read = count - (before.get(table) ?? 0);
        if (read > (rows.get(table) ?? 0)) rows.set(table, read);
      }
      if (explained) filters.push(...conditionsOf(explained['QUERY PLAN'][0].Plan));
    }
    await ask(tx, `deallocate ${name}`);
    return { rows, filters };
  });
}

async function countersOf(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await ask<{ table: string; rows: number }>(tx, counters);
  return new Map(rows.map(({ table, rows: count }) => [table, count]));
}

async function ask<Row>(tx: Tx, statement: string): Promise<readonly Row[]> {
  return (await tx.executeQuery<Row>(CompiledQuery.raw(statement))).rows;
}
