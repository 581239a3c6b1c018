import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { lookUpId } from '../../ground/global-login-ids/index.ts';

export interface InitialPassword extends PersonKey {
  readonly hash: string;
}

/** The living initial password of an ID's person; the same calls whether the ID exists or not. */
export async function readInitialPassword(db: Tx, loginId: string): Promise<InitialPassword | undefined> {
  const { holder } = await lookUpId(db, loginId);
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from read_initial_password_of(${holder.companyCode}, ${holder.personId}::uuid)`.execute(
    db,
  );
  const [row] = rows;
  return row && { ...holder, hash: row.hash };
}

/** Puts an initial password in the place of the one before; answers until when it serves. */
export async function replaceInitialPassword(
  tx: Tx,
  { companyCode, personId, hash, days }: InitialPassword & { readonly days: number },
): Promise<Date> {
  const values = {
    password_hash: hash,
    issued_at: sql<Date>`app_now()`,
    expires_at: sql<Date>`app_now() + make_interval(days => ${days})`,
  };
  const { expires_at: validUntil } = await tx
    .insertInto('initial_passwords')
    .values({ company_code: companyCode, person_id: personId, ...values })
    .onConflict((conflict) => conflict.columns(['company_code', 'person_id']).doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return validUntil;
}

/** Selects the time until which an initial password is valid, as part of another statement; null if none is. */
export function initialPasswordUntilOf({ companyCode, personId }: PersonKey): RawBuilder<string | null> {
  return sql<string | null>`(
    select ${momentText(sql`i.expires_at`)} from initial_passwords i
    where i.company_code = ${companyCode} and i.person_id = ${personId}::uuid and i.expires_at > app_now())`;
}

/** Finds those of people who have an initial password that serves. */
export async function withInitialPassword(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ personId: string }>`select person_id as "personId" from initial_passwords
    where company_code = ${companyCode} and person_id = any(${personIds}::uuid[]) and expires_at > app_now()`.execute(
    tx,
  );
  return new Set(rows.map(({ personId }) => personId));
}

export const purgeInitialPasswordsTask = 'tidy-initial-passwords';

/** Forgets the initial passwords that no one used in time, in every company. */
export async function purgeInitialPasswords(db: Tx): Promise<void> {
  await sql`select tidy_initial_passwords()`.execute(db);
}

/** Takes a person's initial password away; answers what it was, where it still served. */
export async function takeInitialPassword(tx: Tx, { companyCode, personId }: PersonKey): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('initial_passwords')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .returning(['password_hash', sql<boolean>`expires_at > app_now()`.as('is_living')])
    .executeTakeFirst();
  return row?.is_living ? row.password_hash : undefined;
}
