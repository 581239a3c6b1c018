import { refuseField } from '@madang/contract/refuse.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';

/**
 * Place of a text in its list: its moment to the microsecond, then its ID. Pages begin there, whatever is written or
 * deleted between.
 */
export function positionOf(moment: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || ${id}`;
}

/** A position as what its list is ordered by. */
export function orderOf(position: string): RawBuilder<unknown> {
  const [moment, id] = position.split(' ');
  return sql`(${moment}::timestamptz, ${id}::uuid)`;
}

/** The one page's rows of those found, and where the next begins. A position reveals the moment, so it travels sealed. */
export function cutPage<Row extends { readonly position: string }>(
  found: readonly Row[],
  { rows, keyring, list }: { readonly rows: number; readonly keyring: Keyring; readonly list: string },
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = found.slice(0, rows);
  const last = found.length > rows ? page.at(-1) : undefined;
  return { page, next: last ? keyring.encrypt(last.position, list).toString('base64url') : null };
}

/** Decrypts the position at which a page begins; a value that was not encrypted for this list is refused. */
export function openPosition(keyring: Keyring, list: string, sealed: string | undefined): string | undefined {
  if (sealed === undefined) return undefined;
  try {
    return keyring.decrypt(Buffer.from(sealed, 'base64url'), list);
  } catch {
    throw refuseField('after', 'CO400');
  }
}
