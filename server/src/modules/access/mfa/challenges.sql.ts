import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Owner of a challenge: a person in one session or one waiting sign-in, whose secret's hash is `boundTo`. */
export interface Holder extends PersonKey {
  readonly boundTo: Buffer;
}

export interface ChallengeKey extends Holder {
  readonly purpose: 'app' | 'passkey' | 'logIn';
}

/** Stores a challenge in the place of an earlier one of the same session or sign-in. */
export async function putChallenge(
  tx: Tx,
  { companyCode, personId, purpose, boundTo }: ChallengeKey,
  { content, seconds }: { readonly content: Buffer; readonly seconds: number },
): Promise<void> {
  const values = {
    content,
    expires_at: sql<Date>`app_now() + make_interval(secs => ${seconds})`,
  };
  await tx
    .insertInto('factor_challenges')
    .values({ company_code: companyCode, person_id: personId, purpose, bound_to: boundTo, ...values })
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'person_id', 'purpose', 'bound_to']).doUpdateSet(values),
    )
    .execute();
}

/** The living challenge, left where it is: for what may still be refused without using it up. */
export async function readChallenge(
  tx: Tx,
  { companyCode, personId, purpose, boundTo }: ChallengeKey,
): Promise<{ content: Buffer; now: Date } | undefined> {
  return tx
    .selectFrom('factor_challenges')
    .select(['content', sql<Date>`app_now()`.as('now')])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
}

/** Uses the challenge up; undefined where it has expired, or was used or replaced: of many at once one gets it. */
export async function takeChallenge(
  tx: Tx,
  { companyCode, personId, purpose, boundTo }: ChallengeKey,
): Promise<Buffer | undefined> {
  const row = await tx
    .deleteFrom('factor_challenges')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('content')
    .executeTakeFirst();
  return row?.content;
}

/** Takes away what ran out in one company. */
export async function deleteExpiredChallenges(tx: Tx, companyCode: string): Promise<void> {
  await tx
    .deleteFrom('factor_challenges')
    .where('company_code', '=', companyCode)
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute();
}

/** Forgets all that a person has begun and not finished. */
export async function deleteChallengesOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('factor_challenges')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
