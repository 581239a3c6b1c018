import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { LeftBehind, LeftBehindSource } from '../../../../platform/contributions.ts';

const opens = sql<boolean>`revoked_at is null and expires_at > app_now() and used_count < max_uses`;

interface Move {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly fromPersonId: string;
  readonly toPersonId: string;
}

/** Changes the inviter of an invitation that opens; false where it opens no more or has another inviter. */
export async function moveInvitation(
  tx: Tx,
  { companyCode, invitationId, fromPersonId, toPersonId }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ inviter_id: toPersonId })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where('inviter_id', '=', fromPersonId)
    .where(opens)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Invitations and links of a person that still open, named by their note or by the minute in which they were made. */
export const openInvitationsLeft: LeftBehindSource = {
  kind: 'invitations',
  mayEnd: true,
  needs: 'invitations.create',
  thingsOf: ({ companyCode, personId }) => sql<LeftBehind>`
    select i.invitation_id as "thingId", named.name, named.name as "englishName", null as "sharedWith"
    from invitations i
    join companies c on c.company_code = i.company_code
    cross join lateral (
      select coalesce(nullif(i.note, ''), to_char(i.created_at at time zone c.time_zone, 'YYYY-MM-DD HH24:MI')) as name) named
    where i.company_code = ${companyCode} and i.inviter_id = ${personId}::uuid and ${opens}
    order by i.created_at, i.invitation_id`,
  handOver: ({ thingId: invitationId, fromPersonId, toPersonId }) =>
    toPersonId === null
      ? { name: 'revoke-invitation', input: { invitationId } }
      : { name: 'hand-over-invitation', input: { invitationId, fromPersonId, toPersonId } },
};
