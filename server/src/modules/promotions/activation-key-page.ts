import type { ActivationKeyRow } from '@madang/contract/promotions/routes.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { countActivationKeys, selectActivationKeys } from './activation-keys.sql.ts';
import { pageAnswer, sliceOf } from './paging.ts';

/** A page of the opencodes that a company has issued, newest first. */
export async function activationKeyPage(tx: Tx, issuer: string, page: number) {
  const opencodes = await selectActivationKeys(tx, issuer, sliceOf(page));
  const rows = opencodes.map((opencode): ActivationKeyRow => ({
    opencodeId: opencode.opencode_id,
    lastFour: opencode.last_four,
    note: opencode.note,
    state: opencode.state,
    validUntil: opencode.valid_until.toISOString(),
    usedAt: opencode.used_at?.toISOString() ?? null,
    revokedAt: opencode.revoked_at?.toISOString() ?? null,
    issuedAt: opencode.issued_at.toISOString(),
  }));
  return pageAnswer(rows, page, await countActivationKeys(tx, issuer));
}
