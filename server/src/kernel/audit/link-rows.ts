import type { Keyring } from '../crypto/keyring.ts';
import { inCompany, transaction, type Database, type Tx } from '../db/database.ts';
import { brokenConstraint } from '../db/failures.ts';
import {
  companiesBehind,
  companiesToLink,
  insertLinks,
  readHead,
  readUnlinked,
  type ChainedRow,
  type ChainLink,
  type LogPlace,
} from './chain.sql.ts';
import { linkMac, rowMac } from './chain-macs.ts';

interface Linking {
  readonly db: Database;
  readonly keyring: Keyring;
  /** The operations whose rows are kept as long as changes of permissions are. */
  readonly permissionOperations: readonly string[];
}

const companiesAtOnce = 1_000;
const rowsAtOnce = 2_000;
/** Then all is looked through again: seconds of work, far from the quarter of an hour in which a late commit must be found. */
const portionsInOrder = 50;
const keys = ['audit_links_pkey', 'audit_links_audit_id_key'];

/** Links every company's rows that have no link yet, the oldest first. */
export async function linkAllRows(linking: Linking): Promise<void> {
  let behind = '';
  for (;;) {
    const companies = await companiesBehind(linking.db, behind, companiesAtOnce);
    for (const companyCode of await companiesToLink(linking.db, companies)) await linkRows(linking, companyCode);
    behind = companies.at(-1) ?? '';
    if (companies.length < companiesAtOnce) return;
  }
}

/**
 * Links the rows of one company in transactions of their own, each going on behind the one before: few look through all
 * that a late commit could have added to, and what comes in late between them is left to the next. Two processes may work
 * on one chain: the primary key lets one of them append, and the other leaves the company to it.
 */
export async function linkRows(linking: Linking, companyCode: string): Promise<void> {
  try {
    let place: LogPlace | undefined;
    for (let n = 0; n === 0 || place; n += 1) {
      const after = n % portionsInOrder === 0 ? undefined : place;
      place = await inCompany(linking.db, companyCode, (tx) => linkPortion(tx, linking, companyCode, after));
    }
  } catch (error) {
    if (!keys.includes(brokenConstraint(error) ?? '')) throw error;
  }
}

/** Where the portion ended; undefined where there is no more. */
async function linkPortion(
  tx: Tx,
  linking: Linking,
  companyCode: string,
  after: LogPlace | undefined,
): Promise<LogPlace | undefined> {
  const head = await readHead(tx, companyCode);
  const rows = await readUnlinked(tx, companyCode, after, rowsAtOnce);
  let previous = head;
  const links = rows.map((row) => (previous = nextLink(linking, companyCode, previous, row)));
  if (links.length > 0) await insertLinks(tx, companyCode, links);
  return rows.length === rowsAtOnce ? rows.at(-1) : undefined;
}

function nextLink(
  { keyring, permissionOperations }: Linking,
  companyCode: string,
  previous: ChainLink | undefined,
  row: ChainedRow,
): ChainLink {
  const { auditId, occurredAt } = row;
  const keyId = keyring.recordKeyId;
  const isNewest = previous === undefined || BigInt(occurredAt) > BigInt(previous.newestAt);
  const link = {
    sequence: String(BigInt(previous?.sequence ?? 0) + 1n),
    auditId,
    occurredAt,
    newestAt: isNewest ? occurredAt : previous.newestAt,
    isPermissionChange: permissionOperations.includes(row.operation),
    rowMac: rowMac(keyring, keyId, companyCode, row) ?? '',
    keyId,
  };
  return { ...link, mac: linkMac(keyring, companyCode, previous?.mac ?? '', link) ?? '' };
}

/** The newest link of every company that has one, for the server's log: a chain that was cut shows against it. */
export async function forEachHead(db: Database, work: (companyCode: string, head: ChainLink) => void): Promise<void> {
  let behind = '';
  for (;;) {
    const companies = await companiesBehind(db, behind, companiesAtOnce);
    for (const companyCode of companies) {
      const head = await transaction(db, (tx) => readHead(tx, companyCode), { companyCode }, { isReadOnly: true });
      if (head) work(companyCode, head);
    }
    behind = companies.at(-1) ?? '';
    if (companies.length < companiesAtOnce) return;
  }
}
