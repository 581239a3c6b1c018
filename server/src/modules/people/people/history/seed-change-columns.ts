import type { PersonField } from '@madang/contract/people/people/field.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import { sql } from 'kysely';
import type { Database } from '../../../../kernel/db/database.ts';

const fields: readonly PersonField[] = Object.values(personFields);

/** Adds described fields to the recorded columns (USR-04); takes none away, so an earlier release may start beside this one. */
export async function seedChangeColumns(db: Database): Promise<void> {
  const columns = fields.map(({ column }) => column);
  await sql`
    insert into person_change_columns as known (column_name, keeps_value)
    select * from unnest(${columns}::text[], ${fields.map(keepsValue)}::boolean[])
    on conflict (column_name) do update set keeps_value = false where known.keeps_value and not excluded.keeps_value`.execute(
    db,
  );
}

/** Values are recorded of what the company decides; of optional and encrypted fields the name alone (RCN-02). */
function keepsValue({ storage, isOptional }: PersonField): boolean {
  return storage === 'plain' && isOptional !== true;
}
