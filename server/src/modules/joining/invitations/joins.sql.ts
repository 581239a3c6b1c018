import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { sql } from 'kysely';
import type { Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { isJoinReached } from './listed/listed-invitations.sql.ts';

export interface JoinKey {
  readonly companyCode: string;
  readonly personId: string;
}

export interface NewJoin extends JoinKey {
  readonly invitationId: string;
  readonly fullName: string;
  readonly loginId: string;
  /** Encrypted application of a person who waits, and the days for which it is kept. */
  readonly waiting?: { readonly application: Buffer; readonly days: number };
}

export async function insertJoin(tx: Tx, join: NewJoin): Promise<void> {
  const { waiting } = join;
  await tx
    .insertInto('invitation_joins')
    .values({
      company_code: join.companyCode,
      person_id: join.personId,
      invitation_id: join.invitationId,
      state: waiting ? 'waiting' : 'joined',
      full_name: join.fullName,
      login_id: join.loginId,
      application: waiting?.application ?? null,
      waits_until: waiting ? sql<Date>`app_now() + make_interval(days => ${waiting.days})` : null,
    })
    .execute();
}

/**
 * Removes everything of a closed account from its join but the fact that someone joined; the invited address is deleted
 * too.
 */
export async function purgeJoin(tx: Tx, { companyCode, personId }: JoinKey): Promise<void> {
  const joined = await tx
    .updateTable('invitation_joins')
    .set({ full_name: '', login_id: '' })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .returning('invitation_id')
    .executeTakeFirst();
  if (joined) await purgeTarget(tx, { companyCode, invitationId: joined.invitation_id });
}

/** Deletes the target of a personal invitation. */
export async function purgeTarget(
  tx: Tx,
  { companyCode, invitationId }: Pick<NewJoin, 'companyCode' | 'invitationId'>,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ target: null, target_index: null })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .execute();
}

export async function findJoin(tx: Tx, { companyCode, personId }: JoinKey) {
  return tx
    .selectFrom('invitation_joins')
    .select(['invitation_id', 'state', 'full_name', 'login_id', 'application'])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Decides about someone who waits and gives what they applied with; of two decisions at once one gets it. */
export async function takeApplication(
  tx: Tx,
  { companyCode, personId }: JoinKey,
  decision: {
    readonly state: 'joined' | 'refused';
    readonly invitationId: string;
    readonly decidedBy: string | undefined;
  },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ application: Buffer }>`
    with waiting as (
      select company_code, person_id, application from invitation_joins
      where company_code = ${companyCode} and person_id = ${personId} and invitation_id = ${decision.invitationId}
        and state = 'waiting' and waits_until > app_now() for update)
    update invitation_joins j set state = ${decision.state}, application = null, waits_until = null,
      decided_at = app_now(), decided_by = ${decision.decidedBy ?? null}
    from waiting w where j.company_code = w.company_code and j.person_id = w.person_id
    returning w.application`.execute(tx);
  return rows[0]?.application;
}

/** Returns the people in reach who used an invitation, newest first; one row more than is listed means that there are others. */
export async function listJoins(
  tx: Tx,
  {
    companyCode,
    invitationId,
    within,
  }: Pick<NewJoin, 'companyCode' | 'invitationId'> & { readonly within: Reach | undefined },
) {
  return tx
    .selectFrom('invitation_joins as j')
    .select([
      'person_id',
      'state',
      'full_name',
      'login_id',
      'joined_at',
      'decided_at',
      sql<boolean>`coalesce(waits_until <= app_now(), false)`.as('is_over'),
      sql<boolean>`decided_by is not null`.as('is_decided'),
    ])
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where(isJoinReached(within))
    .orderBy('joined_at', 'desc')
    .orderBy('person_id')
    .limit(invitationLimits.joinsListed + 1)
    .execute();
}
