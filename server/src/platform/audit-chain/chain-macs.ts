import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Anchor } from './anchors.sql.ts';
import type { ChainedRow, ChainLink } from './chain.sql.ts';

/** The keyed hash of a row; undefined where the key is not configured. */
export function rowMac(keyring: Keyring, keyId: string, companyCode: string, row: ChainedRow): string | undefined {
  const values = [
    row.auditId,
    row.occurredAt,
    row.operation,
    row.actorKind,
    row.actorId,
    row.aboutKind,
    row.aboutId,
    row.fields,
    row.detail,
    row.via,
    row.requestId,
    row.address,
  ];
  return keyring.recordMac(keyId, JSON.stringify(['row', companyCode, ...values]))?.toString('hex');
}

/** The keyed hash of a link, which holds that of the link before it. */
export function linkMac(
  keyring: Keyring,
  companyCode: string,
  previousMac: string,
  link: Omit<ChainLink, 'mac'>,
): string | undefined {
  const { sequence, auditId, occurredAt, newestAt, isPermissionChange, rowMac: row, keyId } = link;
  const values = [sequence, previousMac, auditId, occurredAt, newestAt, isPermissionChange, row];
  return keyring.recordMac(keyId, JSON.stringify(['link', companyCode, ...values]))?.toString('hex');
}

/** The keyed hash of what a purge leaves. */
export function anchorMac(keyring: Keyring, companyCode: string, anchor: Omit<Anchor, 'mac'>): string | undefined {
  const { number, sequence, linkMac: link, changesBefore, permissionsBefore, keyId } = anchor;
  const values = [number, sequence, link, changesBefore, permissionsBefore];
  return keyring.recordMac(keyId, JSON.stringify(['anchor', companyCode, ...values]))?.toString('hex');
}

/** The keyed hash of a pass over all companies. */
export function passMac(keyring: Keyring, keyId: string, passedAt: string): string | undefined {
  return keyring.recordMac(keyId, JSON.stringify(['pass', passedAt]))?.toString('hex');
}
