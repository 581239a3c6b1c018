import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { plainWord } from '../kinds/reading.ts';

interface Remembering {
  readonly companyCode: string;
  readonly personId: string;
  readonly kind: string;
  readonly headings: readonly string[];
}

const hashesOf = (keyring: Keyring, heading: string) =>
  keyring.blindIndexes('import_headings.heading', plainWord(heading));

/** Reads the items that a person has chosen for headings, by the plain word of each. */
export async function rememberedItems(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId, kind, headings }: Remembering,
): Promise<ReadonlyMap<string, string>> {
  const hashed = headings
    .filter((each) => plainWord(each) !== '')
    .map((heading) => ({ heading, hashes: hashesOf(keyring, heading) }));
  const { rows } = await sql<{ hash: Buffer; item: string }>`select heading_hash as hash, item from import_headings
    where company_code = ${companyCode} and person_id = ${personId} and kind = ${kind}
      and heading_hash = any(${hashed.flatMap(({ hashes }) => hashes)}::bytea[])`.execute(tx);
  return new Map(
    hashed.flatMap(({ heading, hashes }) => {
      const found = rows.find(({ hash }) => hashes.some((each) => each.equals(hash)));
      return found ? [[plainWord(heading), found.item] as const] : [];
    }),
  );
}

/** Keeps the items that a person chose for headings. */
export async function rememberItems(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId, kind, headings, columns }: Remembering & { readonly columns: readonly string[] },
): Promise<void> {
  const chosen = new Map(
    headings.flatMap((heading, at) =>
      plainWord(heading) === '' ? [] : [[plainWord(heading), columns[at] ?? ''] as const],
    ),
  );
  const words = [...chosen.keys()];
  await sql`insert into import_headings (company_code, person_id, kind, heading_hash, item)
    select ${companyCode}, ${personId}, ${kind}, r.* from unnest(
      ${words.map((word) => keyring.blindIndex('import_headings.heading', word))}::bytea[], ${[...chosen.values()]}::text[]) r
    on conflict (company_code, person_id, kind, heading_hash) do update set item = excluded.item, changed_at = app_now()`.execute(
    tx,
  );
}
