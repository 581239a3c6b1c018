import type { ActivationKeyRow, CompanyKeyRow } from '@madang/contract/ground/promotions/routes.ts';
import type { Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { countActivationKeys, selectActivationKeys } from './activation-keys.sql.ts';
import { pageAnswer, sliceOf } from './paging.ts';

/** A page of the opencodes that a company has issued, newest first. */
export async function activationKeyPage(tx: Tx, issuer: string, page: number) {
  const activationKeys = await selectActivationKeys(tx, issuer, sliceOf(page));
  return pageAnswer(activationKeys.map(rowOf), page, await countActivationKeys(tx, issuer));
}

/** The same of keys used within reach, with who of the issuing company opened an account with each; `namesOf` reads the names of its people. */
export async function companyKeyPage(
  tx: Tx,
  { issuer, page, within }: { readonly issuer: string; readonly page: number; readonly within: Reach | undefined },
  namesOf: NamesOf,
) {
  const activationKeys = await selectActivationKeys(tx, issuer, sliceOf(page), within);
  const users = activationKeys.flatMap(({ used_by: user }) => user ?? []);
  const names = await namesOf(tx, issuer, users);
  const rows = activationKeys.map((activationKey): CompanyKeyRow => ({
    ...rowOf(activationKey),
    usedBy: names.get(activationKey.used_by ?? '') ?? null,
  }));
  return pageAnswer(rows, page, await countActivationKeys(tx, issuer, within));
}

type NamesOf = (
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly fullName: string; readonly englishName: string }>>;

function rowOf(activationKey: Awaited<ReturnType<typeof selectActivationKeys>>[number]): ActivationKeyRow {
  return {
    opencodeId: activationKey.opencode_id,
    lastFour: activationKey.last_four,
    note: activationKey.note,
    state: activationKey.state,
    validUntil: activationKey.valid_until.toISOString(),
    usedAt: activationKey.used_at?.toISOString() ?? null,
    revokedAt: activationKey.revoked_at?.toISOString() ?? null,
    issuedAt: activationKey.issued_at.toISOString(),
  };
}
