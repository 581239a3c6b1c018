import { sql } from 'kysely';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { SessionProfile } from '../../../kernel/session/living-session.ts';
import type { Session } from '../../../kernel/session/session.ts';

/** A person of the company who may be at its set-up. */
export type SetUpReader = Pick<Session, 'personId' | 'rights'> & { readonly profile: Pick<SessionProfile, 'setUp'> };

/** WIZ-18: returns true if a running set-up is this person's in this browser; `secret` is the browser's. */
export function isSetUpHere({ personId, profile }: Omit<SetUpReader, 'rights'>, secret: string | undefined) {
  const { state, personId: owner, secretHash: held } = profile.setUp;
  return state === 'running' && owner === personId && secret !== undefined && held?.equals(secretHash(secret)) === true;
}

/** `kernel.noteVisit`: a visit of the browser in which a set-up runs counts for that as well. */
export async function noteVisit(db: Tx, session: Session, secret: string | undefined): Promise<void> {
  if (secret !== undefined && isSetUpHere(session, secret)) await noteSetUpUse(db, session, secret);
}

/**
 * Notes that the browser of a set-up that runs is still in use; false for every other browser.
 */
export async function noteSetUpUse(
  db: Tx,
  { companyCode, personId }: Pick<Session, 'companyCode' | 'personId'>,
  secret: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ set_up_seen_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('set_up_state', '=', 'running')
    .where('set_up_person_id', '=', personId)
    .where('set_up_secret_hash', '=', secretHash(secret))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
