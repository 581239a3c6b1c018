import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { inCompany, transaction, type Database, type Tx } from '../../kernel/db/database.ts';
import { brokenConstraint } from '../../kernel/db/failures.ts';
import {
  type acceptedRows,
  companiesBehind,
  companiesToLink,
  insertLinks,
  readHead,
  readUnlinked,
  type ChainedRow,
  type ChainLink,
  type LogPlace,
  type OfLog,
} from './chain.sql.ts';
import { linkMac, rowMac } from './chain-macs.ts';
import { keepPass, type PassMoment, readMoment, readPass } from './passes.sql.ts';

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

/** Result of a pass over all companies. */
export interface Pass {
  /** Its moment; of one that left rows to another process, that of the pass before. */
  readonly passedAt: string | undefined;
  /** Companies whose chains have lost links. None of their rows is linked. */
  readonly cut: readonly string[];
}

/**
 * Links unlinked rows of every company, oldest first, and keeps the pass's moment. `remembered`: this process's last
 * pass.
 */
export async function linkAllRows(linking: Linking, remembered?: string): Promise<Pass> {
  const { db, keyring } = linking;
  const passedAt = await readMoment(db);
  const last = newer(await readPass(db, keyring), remembered);
  const cut: string[] = [];
  let isWhole = true;
  let behind = '';
  for (;;) {
    const companies = await companiesBehind(db, behind, companiesAtOnce);
    for (const { companyCode, isCut } of await companiesToLink(db, companies, last)) {
      if (isCut) cut.push(companyCode);
      else isWhole = (await linkRows(linking, companyCode, last)) && isWhole;
    }
    behind = companies.at(-1) ?? '';
    if (companies.length < companiesAtOnce) break;
  }
  // What another process is still linking could be left behind by its end.
  if (isWhole) await keepPass(db, keyring, passedAt);
  return { passedAt: isWhole ? passedAt : remembered, cut };
}

function newer(stored: PassMoment, remembered: string | undefined): PassMoment {
  if (stored === null || remembered === undefined) return stored;
  return BigInt(stored) > BigInt(remembered) ? stored : remembered;
}

/**
 * Links one company's rows in portions; late rows wait for the next. The primary key decides between processes.
 * `passedAt` and `acceptedRows` limit the rows.
 */
export async function linkRows(
  linking: Linking,
  companyCode: string,
  passedAt: PassMoment | typeof acceptedRows,
): Promise<boolean> {
  try {
    let place: LogPlace | undefined;
    for (let n = 0; n === 0 || place; n += 1) {
      const after = n % portionsInOrder === 0 ? undefined : place;
      place = await inCompany(linking.db, companyCode, (tx) =>
        linkPortion(tx, linking, { companyCode, passedAt, after }),
      );
    }
    return true;
  } catch (error) {
    if (!keys.includes(brokenConstraint(error) ?? '')) throw error;
    return false;
  }
}

/** Links a portion and returns where it ended; undefined if nothing follows. */
async function linkPortion(
  tx: Tx,
  linking: Linking,
  log: OfLog<PassMoment | typeof acceptedRows>,
): Promise<LogPlace | undefined> {
  const { companyCode } = log;
  const head = await readHead(tx, companyCode);
  const rows = await readUnlinked(tx, log, rowsAtOnce);
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
