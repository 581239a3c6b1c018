import { sql, type RawBuilder } from 'kysely';

export interface RowCount {
  readonly count: number;
}

/** Returns the number of a company's rows in a table that meet the `having` condition; combined with others in one statement. */
export function rowCountOf(table: string, companyCode: string, having = sql`true`): RawBuilder<RowCount> {
  return sql<RowCount>`
    select count(*)::integer as count from ${sql.table(table)} where company_code = ${companyCode} and ${having}`;
}
