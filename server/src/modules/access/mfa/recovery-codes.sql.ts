import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export async function replaceRecoveryCodes(tx: Tx, person: PersonKey, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, person);
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ company_code: person.companyCode, person_id: person.personId, code_hash: hash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

/** Returns the number of unused codes of the newest set; undefined if none were created. */
export async function countRecoveryCodes(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<{ left: number; madeAt: Date } | undefined> {
  const { rows } = await sql<{ left: number; madeAt: Date | null }>`
    select count(*) filter (where used_at is null)::integer as left, max(made_at) as "madeAt" from recovery_codes
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
  const [row] = rows;
  return row?.madeAt ? { left: row.left, madeAt: row.madeAt } : undefined;
}

/** Uses a code up; false where there is none such, or it was used: of many at once exactly one gets true. */
export async function spendRecoveryCode(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where(sql<boolean>`code_hash = any(${hashes}::bytea[])`)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
