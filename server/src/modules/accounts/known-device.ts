import { timingSafeEqual } from 'node:crypto';
import { newSecret, type Keyring } from '../../kernel/crypto/keyring.ts';

/**
 * A device that an ID has logged in from before carries a random name with our seal for that ID. Its tries are
 * counted apart, so that strangers' wrong tries cannot keep the owner out.
 */
export function newDeviceCookie(keyring: Keyring, loginId: string): string {
  const name = newSecret();
  return `${name}.${seal(keyring, loginId, name).toString('base64url')}`;
}

/** The device's name, or undefined where the cookie is none of ours for this ID. */
export function knownDevice(keyring: Keyring, loginId: string, cookie: string | undefined): string | undefined {
  const [name = '', sealed = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(sealed, 'base64url');
  const expected = seal(keyring, loginId, name);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : undefined;
}

function seal(keyring: Keyring, loginId: string, name: string): Buffer {
  return keyring.blindIndex('known-device', `${loginId}\u0000${name}`);
}
