import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../../../../kernel/db/query-batch.ts';

interface WaitingJoins {
  readonly count: number;
  readonly invitationId: string;
  readonly waitsUntil: string;
}

/** People who wait for approval, and the invitation of anyone who waits no longer first; no row where no one waits. */
export function waitingJoinsOf(companyCode: string): RawBuilder<WaitingJoins> {
  return sql<WaitingJoins>`
    select (count(*) over ())::integer as count, invitation_id as "invitationId", ${momentText(sql`waits_until`)} as "waitsUntil"
    from invitation_joins
    where company_code = ${companyCode} and application is not null and state = 'waiting' and waits_until > app_now()
    order by waits_until limit 1`;
}

/** Personal invitations that ended unused, while their address is kept and they can be sent again. */
export function expiredInvitationsOf(companyCode: string): RawBuilder<{ readonly count: number }> {
  return sql<{ readonly count: number }>`
    select count(*)::integer as count from invitations
    where company_code = ${companyCode} and target is not null and expires_at <= app_now()
      and revoked_at is null and used_count < max_uses`;
}

export interface OpenInvitations {
  readonly count: number;
  readonly firstEndsAt: string | null;
}

/** Personal invitations that wait for an answer, and when the first of them ends. */
export function openInvitationsOf(companyCode: string): RawBuilder<OpenInvitations> {
  return sql<OpenInvitations>`
    select count(*)::integer as count, ${momentText(sql`min(expires_at)`)} as "firstEndsAt" from invitations
    where company_code = ${companyCode} and target is not null and expires_at > app_now()
      and revoked_at is null and used_count < max_uses`;
}
