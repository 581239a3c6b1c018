import type { Tx } from '../../../kernel/db/database.ts';
import { type Extent, holdersOfRole } from './effects.sql.ts';
import { lockGrant, momentsOf, openedBy } from '../grants/index.ts';

/** A given right as it is held, and the people who have it; undefined where there is none. */
export async function heldExtent(
  tx: Tx,
  companyCode: string,
  grantId: string,
): Promise<{ readonly extent: Extent; readonly people: readonly string[] } | undefined> {
  const held = await lockGrant(tx, companyCode, grantId);
  if (!held) return undefined;
  const { scopeKind, scopeId, windowId, grantee, granteeId } = held;
  const permissions = (await openedBy(tx, companyCode, held)) ?? [];
  const { from, until } = await momentsOf(tx, companyCode, held);
  const people = grantee === 'P' ? [granteeId] : await holdersOfRole(tx, companyCode, granteeId);
  return { extent: { permissions, scopeKind, scopeId, windowId, from, until }, people };
}
