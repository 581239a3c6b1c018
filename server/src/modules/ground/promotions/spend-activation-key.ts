import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { codeHash } from './codes.ts';

/** Not used, not revoked, in its time, and issued by the platform's operator or by the company whose person it proves, where there is one. */
const isUsable = (
  companyCode: string | undefined,
) => sql<SqlBool>`used_at is null and revoked_at is null and valid_until > app_now()
  and (issuer_company_code = ${platformCompany} or issuer_company_code = ${companyCode ?? null}::text)`;

/**
 * Uses up an activation key; false if unknown, used, expired, revoked or foreign, without distinction. The company's
 * own keys store the person.
 */
export async function spendActivationKey(tx: Tx, activationKey: string, person?: PersonKey): Promise<boolean> {
  const { companyCode, personId = null } = person ?? {};
  const { numUpdatedRows } = await tx
    .updateTable('opencodes')
    .set({
      used_at: sql`app_now()`,
      used_by: sql`case when issuer_company_code = ${companyCode ?? null}::text then ${personId}::uuid end`,
    })
    .where('code_hash', '=', codeHash(activationKey))
    .where(isUsable(companyCode))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Registers an activation key for one person, once. It stays unused; unusable keys are distinguished from keys
 * registered already.
 */
export async function registerActivationKey(
  tx: Tx,
  activationKey: string,
  companyCode: string,
): Promise<'registered' | 'taken' | 'unusable'> {
  const { rows } = await sql<{ isFree: boolean }>`
    with usable as (
      select opencode_id, registered_at is null as is_free from opencodes
      where code_hash = ${codeHash(activationKey)} and ${isUsable(companyCode)}
      for update),
    taken as (
      update opencodes o set registered_at = app_now() from usable
      where o.opencode_id = usable.opencode_id and usable.is_free)
    select is_free as "isFree" from usable`.execute(tx);
  const [found] = rows;
  if (!found) return 'unusable';
  return found.isFree ? 'registered' : 'taken';
}

/** Gives back a key that someone was registered with and never used. */
export async function releaseActivationKey(tx: Tx, activationKey: string): Promise<void> {
  await tx
    .updateTable('opencodes')
    .set({ registered_at: null })
    .where('code_hash', '=', codeHash(activationKey))
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Returns true if `spendActivationKey` would accept it for one of these companies; the key stays unused while the form
 * is filled in.
 */
export async function isUsableActivationKey(
  db: Database | Tx,
  activationKey: string,
  companyCodes: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('opencodes')
    .select('opencode_id')
    .where('code_hash', '=', codeHash(activationKey))
    .where(sql<SqlBool>`used_at is null and revoked_at is null and valid_until > app_now()`)
    .where(sql<SqlBool>`issuer_company_code = any(${[platformCompany, ...companyCodes]}::text[])`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns true if the operator issued the key. A company's own key proves no one, because its issuer has it in clear.
 */
export async function isOperatorsKey(db: Database | Tx, activationKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('opencodes')
    .select('opencode_id')
    .where('code_hash', '=', codeHash(activationKey))
    .where('issuer_company_code', '=', platformCompany)
    .executeTakeFirst();
  return row !== undefined;
}
