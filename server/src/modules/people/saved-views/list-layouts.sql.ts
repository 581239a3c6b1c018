import { type RawBuilder, sql } from 'kysely';
import type { ListLayout } from '@madang/contract/people/saved-views/layout.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Layout of the list for people without one of their own. */
export const wholeLayout: ListLayout = { hiddenColumns: [], density: 'comfortable' };

/** No row where the person has set none. */
export function layoutOf({ companyCode, personId }: PersonKey): RawBuilder<ListLayout> {
  return sql<ListLayout>`
    select hidden_columns as "hiddenColumns", case when is_compact then 'compact' else 'comfortable' end as density
    from list_layouts where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

export async function setLayout(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { hiddenColumns, density }: ListLayout,
): Promise<void> {
  await sql`
    insert into list_layouts (company_code, person_id, hidden_columns, is_compact)
    values (${companyCode}, ${personId}::uuid, ${hiddenColumns}::text[], ${density === 'compact'})
    on conflict (company_code, person_id) do update
    set hidden_columns = excluded.hidden_columns, is_compact = excluded.is_compact`.execute(tx);
}
