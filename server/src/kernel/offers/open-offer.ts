import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';

interface OpenedOffer {
  readonly id: string;
  readonly expiresAt: Date;
}

interface NewOffer {
  /** Condition that one more offer may be open; the caller locks the rows it counts. */
  readonly hasRoom: RawBuilder<unknown>;
  /** An insert that takes its row from `room where is_left`, and gives way only to one that has expired. */
  readonly insert: RawBuilder<unknown>;
  /** The column of the offer's ID. */
  readonly id: string;
}

/** Opens an offer in one statement; 'open' where another of the same sides is, 'full' where there is no room. */
export async function openOffer(tx: Tx, { hasRoom, insert, id }: NewOffer): Promise<OpenedOffer | 'open' | 'full'> {
  const { rows } = await sql<Partial<OpenedOffer> & { hasRoom: boolean }>`
    with room as (select ${hasRoom} as is_left),
    made as (${insert} returning ${sql.ref(id)}, expires_at)
    select room.is_left as "hasRoom", made.${sql.ref(id)} as id, made.expires_at as "expiresAt"
    from room left join made on true`.execute(tx);
  const [row] = rows;
  if (!row?.hasRoom) return 'full';
  return row.id && row.expiresAt ? { id: row.id, expiresAt: row.expiresAt } : 'open';
}
