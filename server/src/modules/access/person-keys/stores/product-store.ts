import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type SealedColumn, sealedColumn } from '../../../../platform/keys/keyed-columns.ts';
import { type KeyStore, type NamedKey, NotWrapped, type StoreCall } from './key-store.ts';

const bytes = { key: 32, nonce: 12, tag: 16 };

/** Keys in the database, each sealed by the master key of the configuration, which `keys renew` replaces. */
export const productStore: KeyStore = {
  create: async ({ tx, keyring }, { companyCode, personId, keyId }) => {
    const secret = keyring.encrypt(randomBytes(bytes.key).toString('base64'), secretAad(keyId));
    await tx
      .insertInto('person_key_secrets')
      .values({ company_code: companyCode, person_id: personId, key_id: keyId, secret })
      .execute();
  },
  wrap: async (call, key, value) => {
    const nonce = randomBytes(bytes.nonce);
    const cipher = createCipheriv('aes-256-gcm', await secretOf(call, key), nonce).setAAD(Buffer.from(key.keyId));
    const content = Buffer.concat([cipher.update(value), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  },
  unwrap: async (call, key, wrapped) => {
    const secret = await secretOf(call, key);
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, wrapped.subarray(0, bytes.nonce));
      const begin = bytes.nonce + bytes.tag;
      decipher.setAAD(Buffer.from(key.keyId)).setAuthTag(wrapped.subarray(bytes.nonce, begin));
      return Buffer.concat([decipher.update(wrapped.subarray(begin)), decipher.final()]);
    } catch {
      throw new NotWrapped();
    }
  },
  destroy: async ({ tx }, key) => {
    await tx.deleteFrom('person_key_secrets').where(isOf(key)).execute();
  },
};

export const secretColumn: SealedColumn = sealedColumn('person_key_secrets', 'secret', ['key_id'], secretAad);

function secretAad(keyId: string): string {
  return `person_key_secrets.secret.${keyId}`;
}

/** A key that is not there is another one than it was: nothing that it wrapped is opened. */
async function secretOf({ tx, keyring }: StoreCall, key: NamedKey): Promise<Buffer> {
  const row = await tx.selectFrom('person_key_secrets').select('secret').where(isOf(key)).executeTakeFirst();
  if (!row) throw new NotWrapped();
  return Buffer.from(keyring.decrypt(row.secret, secretAad(key.keyId)), 'base64');
}

function isOf({ companyCode, personId, keyId }: NamedKey) {
  return sql<boolean>`company_code = ${companyCode} and person_id = ${personId}::uuid and key_id = ${keyId}::uuid`;
}
