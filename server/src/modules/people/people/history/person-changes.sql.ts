import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';

/** Column by column the values before and after, or null where only the name of the column is kept. */
export type ColumnChanges = Readonly<Record<string, readonly [before: unknown, after: unknown] | null>>;

export interface StoredChange {
  readonly changeNumber: string;
  readonly changedAt: Date;
  readonly actorId: string | null;
  readonly changes: ColumnChanges;
}

/** Another place among the heads of the same department, and the beginning of service by itself, are for the past alone. */
const isShown = sql<boolean>`c.changes - 'applied_at'::text <> '{}' and
  (c.changes -> 'department_head' ->> 0) is distinct from coalesce(c.changes -> 'department_head' ->> 1, '')`;

interface Asked {
  readonly after: string | undefined;
  readonly limit: number;
  /** Conditions of changes that other entries show already. */
  readonly shown: readonly RawBuilder<boolean>[];
}

/** Reads changes of a person's record, newest first; `after`: only what is older than this number. */
export async function selectPersonChanges(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { after, limit, shown }: Asked,
): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select change_number::text as "changeNumber", changed_at as "changedAt", actor_id as "actorId", changes
    from person_changes c where company_code = ${companyCode} and person_id = ${personId}::uuid
      and ${isShown} and (${after ?? null}::bigint is null or change_number < ${after ?? null}::bigint)
      ${sql.join(
        shown.map((each) => sql`and not (${each})`),
        sql` `,
      )}
    order by change_number desc limit ${limit}`.execute(tx);
  return rows;
}
