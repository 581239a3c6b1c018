import type { Tx } from '../../../kernel/db/database.ts';
import { endWaitingSignIns } from '../../../kernel/session/pending-sign-in.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Returns true if the sign-in requires MFA; the person's row is locked, so that the result stays valid. */
export async function hasMfa(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('has_second_factor')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.has_second_factor ?? false;
}

/**
 * Changes if the sign-in asks for a second factor; pending sign-ins restart. The caller has locked the person and
 * changes the factor.
 */
export async function setMfa(tx: Tx, { companyCode, personId }: PersonKey, exists: boolean): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ has_second_factor: exists })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('has_second_factor', '=', !exists)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await endWaitingSignIns(tx, { companyCode, personId });
}
