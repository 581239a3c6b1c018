import { sql, type RawBuilder } from 'kysely';

export interface RowCount {
  readonly count: number;
}

/** How many rows of a table a company has, those alone of which the having holds; for one statement beside others. */
export function rowCountOf(table: string, companyCode: string, having = sql`true`): RawBuilder<RowCount> {
  return sql<RowCount>`
    select count(*)::integer as count from ${sql.table(table)} where company_code = ${companyCode} and ${having}`;
}
