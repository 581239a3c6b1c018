import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyStore, NotWrapped } from './key-store.ts';
import { deleteSecret, keepSecret, readSecret } from './secrets.sql.ts';

const bytes = { key: 32, nonce: 12, tag: 16 };

/** Keys in the database, which the server itself uses. */
export const productStore: KeyStore = {
  create: (call, key) => keepSecret(call, key, randomBytes(bytes.key)),
  wrap: async (call, key, value) => {
    const nonce = randomBytes(bytes.nonce);
    const cipher = createCipheriv('aes-256-gcm', await readSecret(call, key), nonce).setAAD(Buffer.from(key.keyId));
    const content = Buffer.concat([cipher.update(value), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  },
  unwrap: async (call, key, wrapped) => {
    const secret = await readSecret(call, key);
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, wrapped.subarray(0, bytes.nonce));
      const begin = bytes.nonce + bytes.tag;
      decipher.setAAD(Buffer.from(key.keyId)).setAuthTag(wrapped.subarray(bytes.nonce, begin));
      return Buffer.concat([decipher.update(wrapped.subarray(begin)), decipher.final()]);
    } catch {
      throw new NotWrapped();
    }
  },
  destroy: deleteSecret,
};
