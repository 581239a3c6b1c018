import type { Keyring } from '../../../kernel/crypto/keyring.ts';

const placeOf = (exportId: string) => `membership-export:${exportId}`;

/** A search as the address of its export's file carries it: neither addresses nor the log say names. '' stays ''. */
export function sealSearch(keyring: Keyring, exportId: string, keyword: string): string {
  return keyword === '' ? '' : keyring.encrypt(keyword, placeOf(exportId)).toString('base64url');
}

/** Undefined for what was not sealed for this export. */
export function unsealSearch(keyring: Keyring, exportId: string, sealed: string): string | undefined {
  if (sealed === '') return '';
  try {
    return keyring.decrypt(Buffer.from(sealed, 'base64url'), placeOf(exportId));
  } catch {
    return undefined;
  }
}
