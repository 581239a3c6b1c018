import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';

export interface StoredPasskey {
  readonly passkeyId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  /** It signs in without ID and password; else it confirms a sign-in. */
  readonly opensAlone: boolean;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The person's passkeys, the oldest first. */
export async function listPasskeys(tx: Tx, { companyCode, personId }: PersonKey): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`
    select passkey_id as "passkeyId", credential_id as "credentialId", public_key as "publicKey",
      counter::double precision as counter, transports, name,
      opens_alone as "opensAlone", added_at as "addedAt", last_used_at as "lastUsedAt"
    from passkeys where company_code = ${companyCode} and person_id = ${personId}::uuid
    order by added_at, passkey_id`.execute(tx);
  return rows;
}

export type NewPasskey = Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'opensAlone'
>;

/**
 * Adds a passkey below `max`; false otherwise. The person is locked. A known passkey violates
 * passkeys_credential_id_key.
 */
export async function insertPasskey(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { credentialId, publicKey, counter, transports, name, opensAlone }: NewPasskey,
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into passkeys (company_code, person_id, credential_id, public_key, counter, transports, name, opens_alone)
    select ${companyCode}, ${personId}::uuid, ${credentialId}::bytea, ${publicKey}::bytea, ${counter}::bigint,
      ${transports}::text[], ${name}, ${opensAlone}
    where (select count(*) from passkeys
      where company_code = ${companyCode} and person_id = ${personId}::uuid) < ${max}::integer
    returning passkey_id`.execute(tx);
  return rows.length > 0;
}

/** False where the person has none such. */
export async function renamePasskey(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** All of a person. */
export async function deleteAllPasskeys(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx.deleteFrom('passkeys').where('company_code', '=', companyCode).where('person_id', '=', personId).execute();
}

/** False where the person has none such. */
export async function deletePasskey(tx: Tx, { companyCode, personId }: PersonKey, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Writes down a use; false where the passkey was removed, or its count went back. Some count nothing: theirs stays 0. */
export async function spendCounter(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { passkeyId, counter }: { readonly passkeyId: string; readonly counter: number },
): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}::bigint, last_used_at = app_now()
    where company_code = ${companyCode} and person_id = ${personId}::uuid and passkey_id = ${passkeyId}::uuid
      and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
    returning passkey_id`.execute(tx);
  return rows.length > 0;
}
