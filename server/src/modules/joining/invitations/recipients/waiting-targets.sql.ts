import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';

/** Takes an address, in all its forms, from the company's invitations that have ended, so that another one may have it. */
export async function releaseTarget(tx: Tx, companyCode: string, targetIndexes: readonly Buffer[]): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ target_index: null })
    .where('company_code', '=', companyCode)
    .where(sql<boolean>`target_index = any(${targetIndexes}::bytea[])`)
    .where(sql<boolean>`(revoked_at is not null or expires_at <= app_now() or used_count >= max_uses)`)
    .execute();
}

/** Returns those of the addresses to which an open invitation of the company was sent. */
export async function waitingTargets(
  tx: Tx,
  companyCode: string,
  targetIndexes: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('invitations')
    .select('target_index')
    .where('company_code', '=', companyCode)
    .where(sql<boolean>`target_index = any(${targetIndexes}::bytea[])`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`used_count < max_uses`)
    .execute();
  return new Set(rows.flatMap(({ target_index: index }) => index?.toString('hex') ?? []));
}
