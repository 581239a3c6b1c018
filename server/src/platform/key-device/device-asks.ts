/** A key under which something is sealed, as the device gave it out: wrapped by its own. */
interface Sealing {
  readonly key: Uint8Array;
  readonly value: Uint8Array;
  /** Bound to what is sealed, and not kept in it. */
  readonly about: Uint8Array;
}

/** Requests to the device: whether it is there, a new key, something to seal by one or to open. */
export type DeviceAsk = { readonly act: 'prove' | 'create' } | ({ readonly act: 'seal' | 'open' } & Sealing);

/** Reasons for which a device does not serve, beside the names that PKCS#11 has for its errors. */
export const deviceFaults = {
  package: 'the package pkcs11js is not built: npm --prefix node_modules/pkcs11js run build',
  library: 'the library of MADANG_PKCS11_MODULE cannot be loaded',
  token: 'the library shows no token of the label in MADANG_PKCS11_TOKEN, or several',
  key: 'the token has no AES key of the label in MADANG_PKCS11_KEY, or several',
  slow: 'the device took too long',
  ended: 'the process that asks the device has ended',
} as const;

export type DeviceAnswer = { readonly value: Uint8Array } | { readonly fault: string } | 'notSealed';

/** Errors after which another try would only bring the token nearer to being locked. */
export const pinFaults: readonly string[] = [
  'CKR_PIN_INCORRECT',
  'CKR_PIN_LOCKED',
  'CKR_PIN_EXPIRED',
  'CKR_PIN_INVALID',
];
