import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';

/** Purposes of blind indexes, with values independent of case and spelling. */
const purposes: Readonly<Record<IndexedField, (value: string) => readonly [purpose: string, value: string]>> = {
  externalMail: (address: string) => ['external-mail', address.toLowerCase()],
  mobile: (phone: string) => ['mobile', toE164(phone)],
  opencode: (activationKey: string) => ['person-opencode', activationKey],
  birthday: (day: string) => ['person-birthday', day],
};

/** Contacts that have a blind index. */
export type IndexedContact = 'externalMail' | 'mobile' | 'opencode';
/** Fields that have a blind index. */
export type IndexedField = IndexedContact | 'birthday';

/** A field as the table of people stores it from now on. */
export function contactIndex(keyring: Keyring, contact: IndexedField, value: string): Buffer {
  return keyring.blindIndex(...purposes[contact](value));
}

/** A field as the table of people may have it, by whichever key; the form of now first. */
export function contactIndexes(keyring: Keyring, contact: IndexedField, value: string): Buffer[] {
  return keyring.blindIndexes(...purposes[contact](value));
}
