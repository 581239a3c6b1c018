import { newSecret, type Keyring } from '../../../kernel/crypto/keyring.ts';

/**
 * Fingerprint of a known device: a person and the password used. It ends with the password, and does not depend on the
 * ID (SGN-14).
 */
export interface DeviceOwner {
  /** Undefined for an ID that no one has. */
  readonly personId: string | undefined;
  /** The number of the password in force; 0 for an ID that no one has. */
  readonly version: number;
}

/**
 * Random name of a device with our seal for its person. Its tries are counted apart, so strangers cannot lock the owner
 * out.
 */
export function newDeviceCookie(keyring: Keyring, owner: DeviceOwner, name = newSecret(), trust = ''): string {
  const seal = keyring.blindIndex('known-device', sealed(owner, name)).toString('base64url');
  return trust === '' ? `${name}.${seal}` : `${name}.${seal}.${trust}`;
}

const trustForm = /^[\w:~-]{1,800}$/;

/** Secrets of trusted devices in the cookie (ACC-17); '' for none. */
export function deviceTrustIn(cookie: string | undefined): string {
  const trust = cookie?.split('.')[2] ?? '';
  return trustForm.test(trust) ? trust : '';
}

/** The cookie with another trust, for the same device and person. */
export function withDeviceTrust(cookie: string, trust: string): string {
  const [name = '', seal = ''] = cookie.split('.');
  return trust === '' ? `${name}.${seal}` : `${name}.${seal}.${trust}`;
}

const nameForm = /^[\w-]{43}$/;

/** The random name in a cookie, of any person; undefined where there is none of the form that we give. */
export function deviceNameIn(cookie: string | undefined): string | undefined {
  const name = cookie?.split('.')[0] ?? '';
  return nameForm.test(name) ? name : undefined;
}

/** The device's name, or undefined where the cookie is none of ours for this person and password. */
export function knownDevice(keyring: Keyring, owner: DeviceOwner, cookie: string | undefined): string | undefined {
  const [name = '', seal = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(seal, 'base64url');
  return keyring.matchesIndex(given, 'known-device', sealed(owner, name)) ? name : undefined;
}

function sealed({ personId = '', version }: DeviceOwner, name: string): string {
  return `${personId}\u0000${version}\u0000${name}`;
}
