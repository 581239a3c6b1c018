import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { confirmUnconfirmed } from '../../ground/unconfirmed-ids/index.ts';

/** The person has proven the address; false where it was released before. The transaction must be the company's. */
export async function confirmLoginId(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  if (!(await confirmUnconfirmed(tx, { companyCode, personId }))) return false;
  await tx
    .updateTable('people')
    .set({ is_confirmed: true })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
  return true;
}

/** Returns true if the address that a person's ID is was proven to be theirs. */
export async function isConfirmed(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('is_confirmed')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.is_confirmed ?? false;
}
