import { sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Minutes, at most, until an account is synchronised. */
export const synchronisingMinutes = sql<number>`
  coalesce(greatest(0, ceil(extract(epoch from synchronising_until - app_now()) / 60)), 0)::integer`;

/**
 * ACC-10: refuses changes (MB657) during a synchronisation and locks the person, so none begins before the change is
 * done.
 */
export async function refuseSynchronising(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  const row = await tx
    .selectFrom('people')
    .select(synchronisingMinutes.as('minutes'))
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (row) refuseIfSynchronising(row);
}

export function refuseIfSynchronising({ minutes }: { readonly minutes: number }): void {
  if (minutes > 0) throw refuse('MB657', { 0: minutes });
}

/** The account is being synchronised for so many minutes from now, or no longer; false where there is no such person. */
export async function setSynchronising(
  tx: Tx,
  { companyCode, personId, minutes }: PersonKey & { readonly minutes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ synchronising_until: minutes === 0 ? null : sql<Date>`app_now() + make_interval(mins => ${minutes})` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
