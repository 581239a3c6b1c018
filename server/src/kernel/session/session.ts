import { anyNetwork, networkOfAddress } from '@madang/contract/kernel/fields/ip-networks.ts';
import { sql } from 'kysely';
import { newCellSecret } from '../crypto/cell.ts';
import { secretHash } from '../crypto/keyring.ts';
import { rightsOf, type Rights } from '../access/rights.ts';
import type { Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import type { Admission } from './admission.ts';
import { entering } from './locked-entrance.ts';
import { findLivingSession, type SessionProfile } from './living-session.ts';
import { endSessionsByLoginsOf, endSessionsElsewhere } from './linked-logins.sql.ts';
import { endWaitingSignIns } from './pending-sign-in.ts';

/** The person behind a request, read again for each, so that a change of rights holds at once. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly companyCode: string;
  readonly personId: string;
  /** Rights of the person at this moment. */
  readonly rights: Rights;
  readonly profile: SessionProfile;
  /** Terms took effect since that the person has to agree to before anything else. */
  readonly needsConsent: boolean;
  /** PWD-07: the company asks for a new password before anything else. */
  readonly mustRenewPassword: boolean;
  /** MEM-04: the login opens other companies as well. */
  readonly opensOtherCompanies: boolean;
}

declare module '../kernel.ts' {
  interface Kernel {
    /** The address where the person of a session belongs; `setUpSecret` is what the browser holds of a set-up. */
    readonly homeOf: (session: Session, setUpSecret: string | undefined) => string;
    /** Records the other effects of a session's visit, once a minute. */
    readonly noteVisit: (db: Tx, session: Session, setUpSecret: string | undefined) => Promise<void>;
  }
}

export interface SessionLimits {
  readonly lifetimeSeconds: number;
  readonly idleSeconds: number;
}

/** Data that the browser receives for an opened session. */
export interface OpenedSession {
  readonly secret: string;
  /** Number of seconds that the cookie outlives the browser; undefined if it ends with the browser. */
  readonly keptSeconds: number | undefined;
}

/** The browser that a session is opened in; `address` is '' where no browser calls. */
interface OpeningBrowser {
  readonly admission: Admission;
  readonly address: string;
  readonly device?: string | undefined;
  readonly isKept?: boolean;
}

/** Opens a session for a person who is admitted and returns its new secret. The database shortens it by the company's own rules. */
export async function openSession(
  tx: Tx,
  person: { companyCode: string; personId: string },
  { lifetimeSeconds, idleSeconds }: SessionLimits,
  { admission, address, device = '', isKept = false }: OpeningBrowser,
): Promise<OpenedSession> {
  const secret = newCellSecret();
  const inserted = tx
    .insertInto('sessions')
    .values({
      token_hash: secretHash(secret),
      company_code: person.companyCode,
      person_id: person.personId,
      device,
      network: sql`nullif(${networkOfAddress(address)}, ${anyNetwork})::cidr`,
      is_kept: isKept,
      idle_seconds: idleSeconds,
      expires_at: sql<Date>`app_now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .returning([
      'is_kept',
      sql<number>`extract(epoch from expires_at - app_now())::integer`.as('seconds'),
      admission.keyOf(sql.ref('sessions.company_code')).as('admission_key'),
    ]);
  const opened = await entering(person, () => inserted.executeTakeFirstOrThrow());
  await admission.require(tx, { ...person, admissionKey: opened.admission_key, address });
  return { secret, keptSeconds: opened.is_kept ? opened.seconds : undefined };
}

/** Whose session a secret is, from wherever its browser calls: to end it. */
export async function findSessionOwner(
  db: Tx,
  secret: string,
): Promise<Pick<Session, 'tokenHash' | 'companyCode' | 'personId'> | undefined> {
  const tokenHash = secretHash(secret);
  const living = await findLivingSession(db, tokenHash);
  return living && { tokenHash, companyCode: living.companyCode, personId: living.personId };
}

/** Returns true if the session's cookie outlives the browser; a session that replaces it is kept the same way. */
export async function isSessionKept(tx: Tx, tokenHash: Buffer | undefined): Promise<boolean> {
  if (tokenHash === undefined) return false;
  const row = await tx.selectFrom('sessions').select('is_kept').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row?.is_kept ?? false;
}

/** Ends a session; returns true if it existed. Of many concurrent calls exactly one gets true. */
export async function endSession(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The person has nothing to agree to: the session goes on. */
export async function markReviewed(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ reviewed_at: sql<Date>`app_now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Ends a person's sessions and pending sign-ins, except a kept one. Ties first, then pending sign-ins, in the order of
 * all lockers.
 */
export async function endSessionsOf(
  tx: Tx,
  person: { companyCode: string; personId: string },
  keep?: Buffer,
): Promise<void> {
  await endSessionsElsewhere(tx, person);
  await endWaitingSignIns(tx, person);
  await tx
    .deleteFrom('sessions')
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .$if(keep !== undefined, (query) => query.where('token_hash', '<>', keep ?? Buffer.alloc(0)))
    .execute();
}

/** Ends every session of a company, and what was about to become one. */
export async function endSessionsOfCompany(tx: Tx, companyCode: string): Promise<void> {
  await endSessionsByLoginsOf(tx, companyCode);
  await tx.deleteFrom('pending_log_ins').where('company_code', '=', companyCode).execute();
  await tx.deleteFrom('sessions').where('company_code', '=', companyCode).execute();
}

/** A session that its person changes for one in another company. */
export interface FormerSession {
  /** Time at which the person signed in. */
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly isKept: boolean;
  /** Signed in a moment ago, so that the password need not be asked for again. */
  readonly isRecent: boolean;
}

/** ACC-15: seconds within which the password must have been typed before a factor is set up. */
export const recentSeconds = 600;

/** Ends a living session that another takes the place of: of many at once exactly one gets it. */
export async function takeSession(tx: Tx, tokenHash: Buffer): Promise<FormerSession | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning([
      'created_at',
      'expires_at',
      'is_kept',
      sql<boolean>`created_at > app_now() - make_interval(secs => ${recentSeconds})`.as('is_recent'),
    ])
    .executeTakeFirst();
  return row && { openedAt: row.created_at, expiresAt: row.expires_at, isKept: row.is_kept, isRecent: row.is_recent };
}

/** A session that took another's place lives no longer than that one would have; its person signed in, and proved it, when they did. */
export async function limitSession(
  tx: Tx,
  secret: string,
  { expiresAt, openedAt }: { readonly expiresAt: Date; readonly openedAt?: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      expires_at: sql<Date>`least(expires_at, ${expiresAt})`,
      ...(openedAt && { created_at: openedAt }),
      proven_at: openedAt ?? null,
    })
    .where('token_hash', '=', secretHash(secret))
    .execute();
}

/** Secrets that a session's browser holds, and the address from which it calls. */
export interface SessionCaller {
  readonly secret: string;
  readonly setUpSecret: string | undefined;
  readonly address: string;
}

/** Reads a living session, by one query most times. From where its person is not admitted it is refused, and lives on. */
export async function readSession(
  { db, admission, noteVisit }: Pick<Kernel, 'db' | 'admission' | 'noteVisit'>,
  { secret, setUpSecret, address }: SessionCaller,
): Promise<Session | undefined> {
  const tokenHash = secretHash(secret);
  const living = await findLivingSession(db, tokenHash);
  if (!living) return undefined;
  const { companyCode, personId, versions } = living;
  await admission.require(db, { companyCode, personId, admissionKey: versions.networks_key, address });
  const rights = await rightsOf(db, {
    companyCode,
    personId,
    version: versions.rights_version,
    moment: versions.moment,
  });
  const session = {
    tokenHash,
    companyCode,
    personId,
    rights,
    needsConsent: versions.needs_consent,
    mustRenewPassword: living.mustRenewPassword,
    opensOtherCompanies: living.opensOtherCompanies,
    profile: living.profile,
  };
  // A visit counts once a minute, in statements of its own: one that held session and company would wait for a change of the
  // company, and that one for it.
  if (versions.is_visit_due) await Promise.all([countVisit(db, session), noteVisit(db, session, setUpSecret)]);
  return session;
}

async function countVisit(db: Tx, { tokenHash }: Session): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`app_now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}
