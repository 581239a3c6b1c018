import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sql } from 'kysely';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { opensThisCompany } from '../../../kernel/session/linked-logins.sql.ts';
import { hasLoginId, lookUpId } from '../../ground/global-login-ids/index.ts';
import { notRetiredIn } from '../../ground/employment-states/index.ts';
import { returnPasswordDays } from '@madang/contract/secrets/credentials/limits.ts';

/** Profile by which a password was checked; unknown if it was set before profiles were stored. */
export interface Judged {
  readonly profile?: PasswordProfile | undefined;
  /** The company's profile may be another one: an application waited for its approval, or an operator is set up. */
  readonly mayDiffer?: boolean;
  /** An administrator gave it: for so many days it opens a session, which does nothing but renew it. */
  readonly servesDays?: number;
}

/** The first password of a new person, hashed before the transaction began. */
export async function setFirstPassword(
  tx: Tx,
  { companyCode, personId, hash, ...judged }: PersonKey & Judged & { readonly hash: string },
): Promise<void> {
  await insertPassword(tx, { companyCode, personId, version: firstVersion, hash, ...judged });
}

/** Version of an account's first password; each new one adds 1. */
export const firstVersion = 1;

export interface Credentials extends PersonKey {
  readonly version: number;
  readonly hash: string;
}

/** The password in force of an ID's person; the same calls whether the ID exists or not. */
export async function readCredentials(db: Tx, loginId: string): Promise<Credentials | undefined> {
  const { holder } = await lookUpId(db, loginId);
  return readPassword(db, holder);
}

async function readPassword(db: Tx, { companyCode, personId }: PersonKey): Promise<Credentials | undefined> {
  const { rows } = await sql<Pick<Credentials, 'version' | 'hash'>>`
    select version, password_hash as hash from read_password_of(${companyCode}, ${personId}::uuid)`.execute(db);
  const [row] = rows;
  return row && { companyCode, personId, ...row };
}

/** The password that someone applied with who is no person of a company yet. */
export type ApplicantCredentials = Pick<Credentials, 'hash'> & { readonly companyCode?: undefined };

/** The ID by which tries are counted, a former one or not. */
interface Counted {
  readonly countedId: string;
}

/** Password in force of an ID, a person's or an applicant's, by the same two statements, so time reveals nothing. */
export async function readAnyCredentials(
  db: Tx,
  loginId: string,
): Promise<((Credentials | ApplicantCredentials) & Counted) | undefined> {
  const { holder, applicantHash, countedId } = await lookUpId(db, loginId);
  const known = await readPassword(db, holder);
  if (known) return { ...known, countedId };
  return applicantHash === undefined ? undefined : { hash: applicantHash, countedId };
}

/** Every hash of the person that is kept, the one in force first. */
export async function listHashes(tx: Tx, person: PersonKey): Promise<{ version: number; hash: string }[]> {
  return tx
    .selectFrom('passwords')
    .select(['version', 'password_hash as hash'])
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .orderBy('version', 'desc')
    .execute();
}

/** Stored with what it was judged by, and refused where the company has other rules since. */
export async function insertPassword(
  tx: Tx,
  {
    companyCode,
    personId,
    version,
    hash,
    profile,
    mayDiffer = profile === undefined,
    servesDays,
  }: Credentials & Judged,
): Promise<{ setAt: Date; servesUntil: Date | null }> {
  const { rows } = await sql<{ setAt: Date; servesUntil: Date | null }>`
    insert into passwords (company_code, person_id, version, password_hash, profile, serves_until)
    select ${companyCode}, ${personId}::uuid, ${version}::integer, ${hash}, ${profile ?? null}::text,
      app_now() + make_interval(days => ${servesDays ?? null}::integer)
    where ${mayDiffer} or exists (
      select from companies where company_code = ${companyCode} and password_profile = ${profile ?? null}::text)
    returning set_at as "setAt", serves_until as "servesUntil"`.execute(tx);
  const [row] = rows;
  if (!row) throw refuse('PASSWORD_RULES_CHANGED');
  return row;
}

/** Forgets passwords before `version`. */
export async function deletePasswordsBefore(tx: Tx, person: PersonKey, version: number): Promise<void> {
  await tx
    .deleteFrom('passwords')
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .where('version', '<', version)
    .execute();
}

/** Puts a hash of today's cost in the place of the same password's older one. */
export async function replaceHash(
  tx: Tx,
  { companyCode, personId, version, hash }: Credentials,
  renewed: string,
): Promise<void> {
  await tx
    .updateTable('passwords')
    .set({ password_hash: renewed })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .where('password_hash', '=', hash)
    .execute();
}

/**
 * Locks the person and returns true if password and ID are still in force. Sign-ins lock `shared`, and ending sessions
 * exclusively.
 */
export async function lockPassword(
  tx: Tx,
  { companyCode, personId, version }: Pick<Credentials, 'companyCode' | 'personId' | 'version'>,
  how: 'shared' | 'alone',
): Promise<boolean> {
  const inForce = await lockVersion(tx, { companyCode, personId }, how);
  return inForce === version && hasLoginId(tx, { companyCode, personId });
}

/**
 * Returns true if a password checked a moment ago is still valid; locks the person. For tied logins: if the tie still
 * opens this company.
 */
export async function isStillPassword(
  tx: Tx,
  proven: Pick<Credentials, 'companyCode' | 'personId' | 'version'>,
): Promise<boolean> {
  return (await lockPassword(tx, proven, 'alone')) || (await opensThisCompany(tx, proven));
}

/** Locks the person and returns the number of the password in force; 0 if there is none or the person has left. */
export async function lockVersion(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  how: 'shared' | 'alone' = 'alone',
): Promise<number> {
  const person = tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where(notRetiredIn('people'));
  const held = await (how === 'shared' ? person.forShare() : person.forUpdate()).executeTakeFirst();
  if (!held) return 0;
  const newest = await tx
    .selectFrom('passwords')
    .select('version')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version ?? 0;
}

/** The next sign-in by the present password does nothing but choose another, within so many days. */
export async function requireNewPassword(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update passwords w set serves_until = app_now() + make_interval(days => ${returnPasswordDays})
    where w.company_code = ${companyCode} and w.person_id = ${personId}::uuid and w.version = (
      select max(version) from passwords n where n.company_code = w.company_code and n.person_id = w.person_id)`.execute(
    tx,
  );
}
