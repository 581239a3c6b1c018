import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { inCompany } from '../../kernel/db/database.ts';
import type { TestApp } from '../test-app.ts';
import type { AskedStatement } from './count-statements.ts';

export interface Plan {
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

export interface ReadRows {
  /** Those that tables gave, whether they were of use or not. */
  readonly read: number;
  /** Those that a condition passed over. */
  readonly inVain: number;
}

/** Planned for the values of one call, and once for any, as PostgreSQL does after a connection has asked it some times. */
export const planModes = ['force_custom_plan', 'force_generic_plan'];

/**
 * Counts the rows that a statement reads by the worse of its plans, as the requests' role, which row-level security
 * restricts.
 */
export async function rowsReadBy(
  { kernel }: Pick<TestApp, 'kernel'>,
  companyCode: string,
  { text, values }: AskedStatement,
): Promise<ReadRows> {
  const given = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
  const plans = await inCompany(kernel.db, companyCode, async (tx) => {
    const ask = <Row>(statement: string) => tx.executeQuery<Row>(CompiledQuery.raw(statement));
    await ask(`prepare measured as ${text}`);
    const found: Plan[] = [];
    for (const mode of planModes) {
      await ask(`set local plan_cache_mode = ${mode}`);
      const explained = `explain (analyze, format json) execute measured${given}`;
      const { rows } = await ask<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
      for (const row of rows) found.push(row['QUERY PLAN'][0].Plan);
    }
    await ask('deallocate measured');
    return found;
  });
  const counts = plans.map(rowsOf);
  if (counts.length !== planModes.length) throw new Error('the statement has no plan');
  return {
    read: Math.max(...counts.map(({ read }) => read)),
    inVain: Math.max(...counts.map(({ inVain }) => inVain)),
  };
}

export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(elementOf).join(',')}}`);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

function elementOf(value: unknown): string {
  return Buffer.isBuffer(value) ? `"\\\\x${value.toString('hex')}"` : JSON.stringify(value);
}

function rowsOf(plan: Plan): ReadRows {
  const below = (plan.Plans ?? []).map(rowsOf);
  const loops = plan['Actual Loops'] ?? 0;
  const inVain = ((plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) * loops;
  const read = plan['Relation Name'] === undefined ? 0 : (plan['Actual Rows'] ?? 0) * loops + inVain;
  return {
    read: below.reduce((sum, each) => sum + each.read, read),
    inVain: below.reduce((sum, each) => sum + each.inVain, inVain),
  };
}

/** Returns the conditions by which the nodes of a plan pass over rows of a table. */
export function conditionsOf({ Filter: filter, Plans: below = [], ...node }: Plan): string[] {
  const own =
    filter === undefined || node['Relation Name'] === undefined ? [] : [`${node['Relation Name']}: ${filter}`];
  return [...own, ...below.flatMap(conditionsOf)];
}
