import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';

/** What finds people by their external mail, in any case. */
export function externalMailIndex(keyring: Keyring, address: string): Buffer {
  return keyring.blindIndex('external-mail', address.toLowerCase());
}

/** What finds people by their mobile number, however it is written. */
export function mobileIndex(keyring: Keyring, phone: string): Buffer {
  return keyring.blindIndex('mobile', toE164(phone));
}

/** What finds people by the certification key that was issued to them. */
export function activationKeyIndex(keyring: Keyring, opencode: string): Buffer {
  return keyring.blindIndex('person-opencode', opencode);
}
