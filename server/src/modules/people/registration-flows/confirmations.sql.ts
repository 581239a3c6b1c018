import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface Confirmation {
  readonly secretHash: Buffer;
  readonly companyCode: string;
  readonly personId: string;
  readonly days: number;
}

export async function insertConfirmation(
  tx: Tx,
  { secretHash, companyCode, personId, days }: Confirmation,
): Promise<void> {
  await tx
    .insertInto('address_confirmations')
    .values({
      secret_hash: secretHash,
      company_code: companyCode,
      person_id: personId,
      expires_at: sql<Date>`app_now() + make_interval(days => ${days})`,
    })
    .execute();
}

/** Takes a confirmation's secret, of that person alone; it serves once. */
export async function takeConfirmation(
  tx: Tx,
  { secretHash, personId }: { readonly secretHash: Buffer; readonly personId: string },
): Promise<{ companyCode: string; personId: string } | undefined> {
  const row = await tx
    .deleteFrom('address_confirmations')
    .where('secret_hash', '=', secretHash)
    .where('person_id', '=', personId)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning(['company_code', 'person_id'])
    .executeTakeFirst();
  return row && { companyCode: row.company_code, personId: row.person_id };
}

/** No link confirms the address of an account that was closed, or of a person who has left. */
export async function purgeConfirmations(
  tx: Tx,
  { companyCode, personId }: { readonly companyCode: string; readonly personId: string },
): Promise<void> {
  await tx
    .deleteFrom('address_confirmations')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
