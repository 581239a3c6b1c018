import { sql } from 'kysely';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { transaction, type Database, type Tx } from '../../kernel/db/database.ts';
import { readAnchor, type Anchor } from './anchors.sql.ts';
import { findUnlinked, readLinked, type ChainLink, type LinkedRow, type LogPlace } from './chain.sql.ts';
import { anchorMac, linkMac, rowMac } from './chain-macs.ts';
import { type PassMoment, readPass } from './passes.sql.ts';

/** Defect of the first broken link, or of a row that has none. */
export type Break =
  | { readonly what: 'linkMissing' | 'linkChanged' | 'rowMissing' | 'rowChanged'; readonly sequence: string }
  | { readonly what: 'anchorChanged' | 'linksMissing' }
  | { readonly what: 'keyUnknown'; readonly sequence: string; readonly keyId: string }
  | { readonly what: 'rowWithoutLink'; readonly auditId: string }
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
      return { ...chain, ...(await verifyRows(tx, companyCode, await readPass(tx, keyring), chain.head)) };
    },
    { companyCode },
    { isReadOnly: true },
  );
}

/** Values before the first link: empty, or the remainder of a purge. */
type Before = Pick<ChainLink, 'sequence' | 'mac'>;

async function verifyLinks(tx: Tx, keyring: Keyring, companyCode: string, logged: readonly LoggedHead[]) {
  const anchor = await readAnchor(tx, companyCode);
  let before: Before = anchor ? { sequence: anchor.sequence, mac: anchor.linkMac } : { sequence: '0', mac: '' };
  const broken = anchor && breakOfAnchor(keyring, companyCode, anchor);
  if (broken) return { links: 0, head: undefined, broken };
  const gone = BigInt(before.sequence);
  const open = new Map(
    logged.filter(({ sequence }) => BigInt(sequence) > gone).map(({ sequence, mac }) => [sequence, mac]),
  );
  let head: ChainLink | undefined;
  let links = 0;
  for (;;) {
    const portion = await readLinked(tx, companyCode, before.sequence, portionRows);
    for (const linked of portion) {
      const wrong = breakOf(keyring, companyCode, before, linked, anchor) ?? breakOfLogged(open, linked.link);
      if (wrong) return { links, head, broken: wrong };
      before = head = linked.link;
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

function breakOfAnchor(keyring: Keyring, companyCode: string, anchor: Anchor): Break | undefined {
  const mac = anchorMac(keyring, companyCode, anchor);
  if (mac === undefined) return { what: 'keyUnknown', sequence: anchor.sequence, keyId: anchor.keyId };
  return mac === anchor.mac ? undefined : { what: 'anchorChanged' };
}

function breakOf(
  keyring: Keyring,
  companyCode: string,
  previous: Before,
  { link, row }: LinkedRow,
  anchor: Anchor | undefined,
): Break | undefined {
  const { sequence, keyId } = link;
  const expected = String(BigInt(previous.sequence) + 1n);
  if (sequence !== expected) return { what: 'linkMissing', sequence: expected };
  const mac = linkMac(keyring, companyCode, previous.mac, link);
  if (mac === undefined) return { what: 'keyUnknown', sequence, keyId };
  if (mac !== link.mac) return { what: 'linkChanged', sequence };
  if (!row) return isPurged(link, anchor) ? undefined : { what: 'rowMissing', sequence };
  return rowMac(keyring, keyId, companyCode, row) === link.rowMac ? undefined : { what: 'rowChanged', sequence };
}

function isPurged({ occurredAt, isPermissionChange }: ChainLink, anchor: Anchor | undefined): boolean {
  if (!anchor) return false;
  return BigInt(occurredAt) < BigInt(isPermissionChange ? anchor.permissionsBefore : anchor.changesBefore);
}

/** A logged head is crossed out where the chain holds it. */
function breakOfLogged(open: Map<string, string>, { sequence, mac }: ChainLink): Break | undefined {
  const logged = open.get(sequence);
  open.delete(sequence);
  return logged === undefined || logged === mac ? undefined : { what: 'headMissing', sequence };
}

/** Every row of the log has a link, but for those that are about to get one. */
async function verifyRows(
  tx: Tx,
  companyCode: string,
  passedAt: PassMoment,
  head: ChainLink | undefined,
): Promise<Pick<Verified, 'waiting' | 'broken'>> {
  let after: LogPlace | undefined;
  let waiting = 0;
  for (;;) {
    const portion = await findUnlinked(tx, { companyCode, passedAt, after }, portionRows);
    if (portion.stray !== null) return { waiting, broken: breakOfStray(portion.stray, head) };
    waiting += portion.waiting;
    after = portion.last ?? undefined;
    if (portion.rows < portionRows) return { waiting, broken: undefined };
  }
}

/** A company with rows of the past has links: the newest one is never purged. */
function breakOfStray(auditId: string, head: ChainLink | undefined): Break {
  return head ? { what: 'rowWithoutLink', auditId } : { what: 'linksMissing' };
}
