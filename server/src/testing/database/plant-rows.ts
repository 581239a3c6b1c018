import type { RawBuilder } from 'kysely';
import { inCompany, openDatabase } from '../../kernel/db/database.ts';
import type { TestApp } from '../test-app.ts';

/** Runs a statement that adds many rows to a company. Uses the owner's connections, whose statements have no time limit. */
export function plantRows({ pools }: Pick<TestApp, 'pools'>, companyCode: string, statement: RawBuilder<unknown>) {
  return inCompany(openDatabase(pools.owner), companyCode, (tx) => statement.execute(tx));
}
