import type { ActivationKeyRow, CompanyKeyRow } from '@madang/contract/ground/promotions/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { countActivationKeys, selectActivationKeys } from './activation-keys.sql.ts';
import { pageAnswer, sliceOf } from './paging.ts';

/** A page of the opencodes that a company has issued, newest first. */
export async function activationKeyPage(tx: Tx, issuer: string, page: number) {
  const opencodes = await selectActivationKeys(tx, issuer, sliceOf(page));
  return pageAnswer(opencodes.map(rowOf), page, await countActivationKeys(tx, issuer));
}

/** The same with who of the issuing company opened an account with each; `namesOf` reads the names of its people. */
export async function companyKeyPage(tx: Tx, issuer: string, page: number, namesOf: NamesOf) {
  const opencodes = await selectActivationKeys(tx, issuer, sliceOf(page));
  const users = opencodes.flatMap(({ used_by: user }) => user ?? []);
  const names = await namesOf(tx, issuer, users);
  const rows = opencodes.map((opencode): CompanyKeyRow => ({
    ...rowOf(opencode),
    usedBy: names.get(opencode.used_by ?? '') ?? null,
  }));
  return pageAnswer(rows, page, await countActivationKeys(tx, issuer));
}

type NamesOf = (
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly fullName: string; readonly englishName: string }>>;

function rowOf(opencode: Awaited<ReturnType<typeof selectActivationKeys>>[number]): ActivationKeyRow {
  return {
    opencodeId: opencode.opencode_id,
    lastFour: opencode.last_four,
    note: opencode.note,
    state: opencode.state,
    validUntil: opencode.valid_until.toISOString(),
    usedAt: opencode.used_at?.toISOString() ?? null,
    revokedAt: opencode.revoked_at?.toISOString() ?? null,
    issuedAt: opencode.issued_at.toISOString(),
  };
}
