import { sql } from 'kysely';
import { type SealedColumn, sealedColumn } from '../../../../platform/keys/keyed-columns.ts';
import { type NamedKey, NotWrapped, type StoreCall } from './key-store.ts';

/** The secret by which a store uses a key again, sealed by the master key of the configuration, which `keys renew` replaces. */
export const secretColumn: SealedColumn = sealedColumn('person_key_secrets', 'secret', ['key_id'], secretAad);

export async function keepSecret({ tx, kernel: { keyring } }: StoreCall, key: NamedKey, kept: Buffer): Promise<void> {
  const secret = keyring.encrypt(kept.toString('base64'), secretAad(key.keyId));
  await tx
    .insertInto('person_key_secrets')
    .values({ company_code: key.companyCode, person_id: key.personId, key_id: key.keyId, secret })
    .execute();
}

/** A key that is not there is another one than it was: nothing that it wrapped is opened. */
export async function readSecret({ tx, kernel: { keyring } }: StoreCall, key: NamedKey): Promise<Buffer> {
  const row = await tx.selectFrom('person_key_secrets').select('secret').where(isOf(key)).executeTakeFirst();
  if (!row) throw new NotWrapped();
  return Buffer.from(keyring.decrypt(row.secret, secretAad(key.keyId)), 'base64');
}

/** Deletes a secret in the transaction of the release, so both are done or neither. */
export async function deleteSecret({ tx }: StoreCall, key: NamedKey): Promise<void> {
  await tx.deleteFrom('person_key_secrets').where(isOf(key)).execute();
}

function secretAad(keyId: string): string {
  return `person_key_secrets.secret.${keyId}`;
}

function isOf({ companyCode, personId, keyId }: NamedKey) {
  return sql<boolean>`company_code = ${companyCode} and person_id = ${personId}::uuid and key_id = ${keyId}::uuid`;
}
