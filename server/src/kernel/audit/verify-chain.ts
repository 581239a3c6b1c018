import { sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import { transaction, type Database, type Tx } from '../db/database.ts';
import { findUnlinked, readLinked, type ChainLink, type LinkedRow, type LogPlace } from './chain.sql.ts';
import { linkMac, rowMac } from './chain-macs.ts';

/** What is wrong with the first broken link, or with a row that has none. */
export type Break =
  | { readonly what: 'linkMissing' | 'linkChanged' | 'rowMissing' | 'rowChanged'; readonly sequence: string }
  | { readonly what: 'keyUnknown'; readonly sequence: string; readonly keyId: string }
  | { readonly what: 'rowAdded'; readonly auditId: string }
  | { readonly what: 'headMissing'; readonly sequence: string };

export interface Verified {
  readonly links: number;
  /** Rows that are not linked yet. */
  readonly waiting: number;
  readonly head: LoggedHead | undefined;
  readonly broken: Break | undefined;
}

/** A head that was written to the server's log. */
export interface LoggedHead {
  readonly sequence: string;
  readonly mac: string;
}

const portionRows = 5_000;

/** Verifies a company's whole chain in one snapshot; with a logged head, that the chain still holds it too. */
export function verifyChain(
  { db, keyring }: { readonly db: Database; readonly keyring: Keyring },
  companyCode: string,
  logged: readonly LoggedHead[] = [],
): Promise<Verified> {
  return transaction(
    db,
    async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      const chain = await verifyLinks(tx, keyring, companyCode, logged);
      if (chain.broken) return { ...chain, waiting: 0 };
      return { ...chain, ...(await verifyRows(tx, companyCode)) };
    },
    { companyCode },
    { isReadOnly: true },
  );
}

async function verifyLinks(tx: Tx, keyring: Keyring, companyCode: string, logged: readonly LoggedHead[]) {
  const open = new Map(logged.map(({ sequence, mac }) => [sequence, mac]));
  let head: ChainLink | undefined;
  let links = 0;
  for (;;) {
    const portion = await readLinked(tx, companyCode, head?.sequence ?? '0', portionRows);
    for (const linked of portion) {
      const broken = breakOf(keyring, companyCode, head, linked) ?? breakOfLogged(open, linked.link);
      if (broken) return { links, head, broken };
      head = linked.link;
      links += 1;
    }
    if (portion.length < portionRows) break;
  }
  const [missing] = open.keys();
  return {
    links,
    head,
    broken: missing === undefined ? undefined : ({ what: 'headMissing', sequence: missing } as const),
  };
}

function breakOf(
  keyring: Keyring,
  companyCode: string,
  previous: ChainLink | undefined,
  { link, row }: LinkedRow,
): Break | undefined {
  const { sequence, keyId } = link;
  const expected = String(BigInt(previous?.sequence ?? 0) + 1n);
  if (sequence !== expected) return { what: 'linkMissing', sequence: expected };
  const mac = linkMac(keyring, companyCode, previous?.mac ?? '', link);
  if (mac === undefined) return { what: 'keyUnknown', sequence, keyId };
  if (mac !== link.mac) return { what: 'linkChanged', sequence };
  if (!row) return { what: 'rowMissing', sequence };
  return rowMac(keyring, keyId, companyCode, row) === link.rowMac ? undefined : { what: 'rowChanged', sequence };
}

/** A logged head is crossed out where the chain holds it. */
function breakOfLogged(open: Map<string, string>, { sequence, mac }: ChainLink): Break | undefined {
  const logged = open.get(sequence);
  open.delete(sequence);
  return logged === undefined || logged === mac ? undefined : { what: 'headMissing', sequence };
}

/** Every row of the log has a link, but for those that are about to get one. */
async function verifyRows(tx: Tx, companyCode: string): Promise<Pick<Verified, 'waiting' | 'broken'>> {
  let after: LogPlace | undefined;
  let waiting = 0;
  for (;;) {
    const portion = await findUnlinked(tx, companyCode, after, portionRows);
    if (portion.stray !== null) return { waiting, broken: { what: 'rowAdded', auditId: portion.stray } };
    waiting += portion.waiting;
    after = portion.last ?? undefined;
    if (portion.rows < portionRows) return { waiting, broken: undefined };
  }
}
