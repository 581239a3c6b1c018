import { sql } from 'kysely';
import { newCellSecret } from '../crypto/cell.ts';
import { secretHash } from '../crypto/keyring.ts';
import type { Tx } from '../db/database.ts';
import type { Admission } from './admission.ts';
import { entering } from './locked-entrance.ts';

/** A sign-in that waits for the second factor, or for the person's consent; company and person come from this row alone. */
export interface PendingSignIn {
  readonly secretHash: Buffer;
  readonly companyCode: string;
  readonly personId: string;
  /** Flow under which the answers are recorded. */
  readonly flowId: string;
  /** `open`: nothing answered; `agreed`: the terms are; `settled`: the optional data too, so that a ticket may be had. */
  readonly state: 'open' | 'agreed' | 'settled';
  /** The country whose terms were answered. */
  readonly countryCode: string | null;
  readonly factor: FactorStep;
  /** True if the resulting session outlives the browser. */
  readonly isKept: boolean;
  /** Latest end of the session that it becomes: that of the session it replaces, if any. */
  readonly endsBy?: Date | undefined;
}

/**
 * The second factor of a sign-in, before everything else that it waits for: `asked` until it is proven, `missing` until one
 * is set up.
 */
export type FactorStep = 'asked' | 'missing' | 'passed';

interface PendingLimits extends Pick<PendingSignIn, 'factor' | 'isKept'> {
  /** End of the session that the waiting sign-in replaces; undefined if it replaces none. */
  readonly endsBy: Date | undefined;
  readonly lifetimeSeconds: number;
  readonly admission: Admission;
  /** Address from which the browser calls. */
  readonly address: string;
}

/** Opens a pending sign-in and returns the secret for its cookie, which ends with the browser; only the secret's hash is stored. */
export async function openPendingSignIn(
  tx: Tx,
  person: { readonly companyCode: string; readonly personId: string },
  { lifetimeSeconds, factor, isKept, endsBy, admission, address }: PendingLimits,
): Promise<{ readonly secret: string; readonly keptSeconds: undefined }> {
  const secret = newCellSecret();
  const inserted = tx
    .insertInto('pending_log_ins')
    .values({
      secret_hash: secretHash(secret),
      company_code: person.companyCode,
      person_id: person.personId,
      factor,
      is_kept: isKept,
      ends_by: endsBy ?? null,
      expires_at: sql<Date>`app_now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .returning(admission.keyOf(companyCodeColumn).as('admission_key'));
  const opened = await entering(person, () => inserted.executeTakeFirstOrThrow());
  await admission.require(tx, { ...person, admissionKey: opened.admission_key, address });
  return { secret, keptSeconds: undefined };
}

const companyCodeColumn = sql.ref('pending_log_ins.company_code');

const columns = [
  'secret_hash',
  'company_code',
  'person_id',
  'flow_id',
  'state',
  'country_code',
  'factor',
  'is_kept',
  'ends_by',
] as const;

interface PendingRow {
  secret_hash: Buffer;
  company_code: string;
  person_id: string;
  flow_id: string;
  state: string;
  country_code: string | null;
  factor: string;
  is_kept: boolean;
  ends_by: Date | null;
}

/** The living pending sign-in of a cookie's secret; refused where its person is not admitted. */
export async function findPendingSignIn(
  { db, admission }: { readonly db: Tx; readonly admission: Admission },
  { secret, address }: { readonly secret: string; readonly address: string },
): Promise<PendingSignIn | undefined> {
  const row = await db
    .selectFrom('pending_log_ins')
    .select([...columns, admission.keyOf(companyCodeColumn).as('admission_key')])
    .where('secret_hash', '=', secretHash(secret))
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const pending = toPending(row);
  await admission.require(db, { ...pending, admissionKey: row.admission_key, address });
  return pending;
}

function toPending(row: PendingRow): PendingSignIn {
  return {
    secretHash: row.secret_hash,
    companyCode: row.company_code,
    personId: row.person_id,
    flowId: row.flow_id,
    // The table's check constraint holds the same three states.
    state: row.state as PendingSignIn['state'],
    countryCode: row.country_code,
    // And the same three steps.
    factor: row.factor as FactorStep,
    isKept: row.is_kept,
    endsBy: row.ends_by ?? undefined,
  };
}

/** Counts one more guess at the second factor and says how many it is; undefined where the sign-in has had `max`. */
export async function consumeFactorAttempt(tx: Tx, pending: PendingSignIn, max: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('pending_log_ins')
    .set({ factor_tries: sql`factor_tries + 1` })
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'asked')
    .where('factor_tries', '<', max)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('factor_tries')
    .executeTakeFirst();
  return row?.factor_tries;
}

/** Takes the count of a guess back that was none. */
export async function refundFactorAttempt(tx: Tx, pending: PendingSignIn): Promise<void> {
  await tx
    .updateTable('pending_log_ins')
    .set({ factor_tries: sql`factor_tries - 1` })
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'asked')
    .where('factor_tries', '>', 0)
    .execute();
}

/** Ends a sign-in that waits in this step, for what comes after it: of many at once exactly one gets true. */
export async function takeFactorStep(
  tx: Tx,
  pending: PendingSignIn,
  step: Exclude<FactorStep, 'passed'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_log_ins')
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', step)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The terms were answered; false where they had been already. */
export async function markAgreed(tx: Tx, pending: PendingSignIn, countryCode: string): Promise<boolean> {
  const row = await tx
    .updateTable('pending_log_ins')
    .set({ state: 'agreed', country_code: countryCode })
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'passed')
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('state')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that the question about optional data was answered; returns false if the terms were not accepted yet, or if it was
 * already recorded.
 */
export async function markSettled(tx: Tx, pending: PendingSignIn): Promise<boolean> {
  const row = await tx
    .updateTable('pending_log_ins')
    .set({ state: 'settled' })
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'passed')
    .where('state', '=', 'agreed')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('state')
    .executeTakeFirst();
  return row !== undefined;
}

/** A ticket for the last step, in the place of an earlier one; undefined before the others are done. */
export async function issueTicket(tx: Tx, pending: PendingSignIn, seconds: number): Promise<string | undefined> {
  const ticket = newCellSecret();
  const row = await tx
    .updateTable('pending_log_ins')
    .set({
      ticket_hash: secretHash(ticket),
      ticket_expires_at: sql<Date>`app_now() + make_interval(secs => ${seconds})`,
    })
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'passed')
    .where('state', '=', 'settled')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('state')
    .executeTakeFirst();
  return row && ticket;
}

/** Takes the pending sign-in by its ticket and ends it, in one statement: of many at once exactly one gets it. */
export async function takePendingSignIn(
  tx: Tx,
  pending: PendingSignIn,
  ticket: string,
): Promise<PendingSignIn | undefined> {
  const row = await tx
    .deleteFrom('pending_log_ins')
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'passed')
    .where('state', '=', 'settled')
    .where('ticket_hash', '=', secretHash(ticket))
    .where('ticket_expires_at', '>', sql<Date>`app_now()`)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning(columns)
    .executeTakeFirst();
  return row && toPending(row);
}

/** Ends a sign-in in which nothing was answered yet, for nothing is asked any more: of many at once exactly one gets true. */
export async function takeOpenSignIn(tx: Tx, pending: PendingSignIn): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_log_ins')
    .where('secret_hash', '=', pending.secretHash)
    .where('factor', '=', 'passed')
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endPendingSignIn(db: Tx, secret: string): Promise<void> {
  await db.deleteFrom('pending_log_ins').where('secret_hash', '=', secretHash(secret)).execute();
}

/** Ends all sign-ins of a person that wait: what they wait for is not what it was. */
export async function endWaitingSignIns(
  tx: Tx,
  person: { readonly companyCode: string; readonly personId: string },
): Promise<void> {
  await tx
    .deleteFrom('pending_log_ins')
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .execute();
}
