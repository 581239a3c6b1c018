import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** The ID of an account that was closed is kept from others for so many days; answers until when. */
export async function keepClosedId(tx: Tx, { companyCode, personId }: PersonKey, days: number): Promise<Date> {
  const kept = await tx
    .updateTable('login_ids')
    .set({ kept_until: sql<Date>`app_now() + make_interval(days => ${days})`, unconfirmed_until: null })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .returning('kept_until')
    .executeTakeFirstOrThrow();
  if (!kept.kept_until) throw new Error('the ID of a closed account is kept until nothing');
  return kept.kept_until;
}

export interface DueId extends PersonKey {
  readonly loginId: string;
}

/** Lists at most `max` IDs of closed accounts whose time is over, the first to end first. */
export async function listDueIds(db: Tx, max: number): Promise<DueId[]> {
  const { rows } = await sql<DueId>`
    select login_id as "loginId", company_code as "companyCode", person_id as "personId" from login_ids
    where kept_until <= app_now() and company_code is not null order by kept_until limit ${max}`.execute(db);
  return rows;
}

/** Frees the ID for anyone. */
export async function freeClosedId(tx: Tx, { loginId, personId }: Pick<DueId, 'loginId' | 'personId'>): Promise<void> {
  await tx.deleteFrom('login_ids').where('login_id', '=', loginId).where('person_id', '=', personId).execute();
}
