import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { inCompany, type Database, type Tx } from '../../kernel/db/database.ts';
import { brokenConstraint } from '../../kernel/db/failures.ts';
import { findDue, insertAnchor, purgeAuditRows, readAnchor } from './anchors.sql.ts';
import { anchorMac } from './chain-macs.ts';
import { companiesBehind } from './chain.sql.ts';

interface Purge {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly years: number;
  /** Years for which changes of permissions are kept. */
  readonly permissionYears: number;
}

const companiesAtOnce = 1_000;
const rowsAtOnce = 5_000;

/** Purges each company's rows that are kept no longer, and the links at the beginning of its chain that bind no row. */
export async function purgeAllRows(purge: Purge): Promise<void> {
  let behind = '';
  for (;;) {
    const companies = await companiesBehind(purge.db, behind, companiesAtOnce);
    for (const companyCode of companies) await purgeRows(purge, companyCode);
    behind = companies.at(-1) ?? '';
    if (companies.length < companiesAtOnce) return;
  }
}

/** The anchor is committed first: a purge that is interrupted goes on by it, and the chain verifies at each moment. */
export async function purgeRows(purge: Purge, companyCode: string): Promise<void> {
  try {
    await inCompany(purge.db, companyCode, (tx) => anchorDue(tx, purge, companyCode));
  } catch (error) {
    if (brokenConstraint(error) !== 'audit_anchors_pkey') throw error;
  }
  while ((await inCompany(purge.db, companyCode, (tx) => purgeAuditRows(tx, companyCode, rowsAtOnce))) >= rowsAtOnce);
}

async function anchorDue(tx: Tx, { keyring, ...kept }: Purge, companyCode: string): Promise<void> {
  const before = await readAnchor(tx, companyCode);
  const due = await findDue(tx, companyCode, kept);
  if (!due.hasRows && due.sequence === null) return;
  const { changesBefore, permissionsBefore } = due;
  const anchor = {
    number: String(BigInt(before?.number ?? 0) + 1n),
    sequence: due.sequence ?? before?.sequence ?? '0',
    linkMac: due.linkMac ?? before?.linkMac ?? '',
    // A period that was made longer brings nothing back.
    changesBefore: later(changesBefore, before?.changesBefore),
    permissionsBefore: later(permissionsBefore, before?.permissionsBefore),
    keyId: keyring.recordKeyId,
  };
  await insertAnchor(tx, companyCode, { ...anchor, mac: anchorMac(keyring, companyCode, anchor) ?? '' });
}

function later(moment: string, before: string | undefined): string {
  return before !== undefined && BigInt(before) > BigInt(moment) ? before : moment;
}
