import { type RawBuilder, sql } from 'kysely';
import type { InvitationKind, InvitationOption, InvitationState } from '@madang/contract/joining/invitations/rules.ts';
import { isWithin, type Reach } from '../../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Place } from '../place.ts';

export interface ListedInvitation extends Place {
  readonly invitationId: string;
  readonly kind: InvitationKind;
  readonly option: InvitationOption | null;
  readonly target: Buffer | null;
  readonly note: string;
  readonly services: string[];
  readonly allowedDomains: string[];
  readonly idDomain: string;
  readonly needsApproval: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isRevoked: boolean;
  readonly isExpired: boolean;
  readonly isUsedUp: boolean;
  readonly maxUses: number;
  readonly sentCount: number;
  readonly openedCount: number;
  readonly joinedCount: number;
  readonly waitingCount: number;
  readonly isResendable: boolean;
  readonly isRevocable: boolean;
}

/** The states of `stateOf` as conditions. */
const inState = {
  usedUp: sql<boolean>`used_count >= max_uses`,
  revoked: sql<boolean>`used_count < max_uses and revoked_at is not null`,
  expired: sql<boolean>`used_count < max_uses and revoked_at is null and expires_at <= app_now()`,
  open: sql<boolean>`used_count < max_uses and revoked_at is null and expires_at > app_now()`,
} as const satisfies Record<InvitationState, unknown>;

interface Listing {
  readonly companyCode: string;
  readonly state: InvitationState | undefined;
  /** Reach of the reader; absent: every invitation. */
  readonly within: Reach | undefined;
}

interface Reaches {
  /** Of the people who joined, by the right to see invitations. */
  readonly people: Reach | undefined;
  readonly resend: Reach | undefined;
  readonly revoke: Reach | undefined;
}

/** Condition of an invitation of the table or name `i`: it leads into the reach, or is itself within it. */
function isReached(within: Reach | undefined): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`;
  return isWithin(within, { department: sql`i.department_code`, id: { column: sql`i.invitation_id`, type: 'uuid' } });
}

/** Condition of a join `j`: its person is within reach, or is none yet. */
export function isJoinReached(within: Reach | undefined): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`;
  const place = { department: sql`p.department_code`, id: { column: sql`p.person_id`, type: 'uuid' } } as const;
  return sql<boolean>`not exists (select from people p
    where p.company_code = j.company_code and p.person_id = j.person_id and (${isWithin(within, place)}) is not true)`;
}

/** Newest first; the people are counted for the rows of the page alone. */
export async function listInvitations(
  tx: Tx,
  { companyCode, state, within }: Listing,
  reaches: Reaches,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedInvitation[]> {
  const { rows } = await sql<ListedInvitation>`
    select i.invitation_id as "invitationId", i.kind, i.option, i.target, i.note, i.services,
      i.department_code as "departmentCode", coalesce(i.job_rank_code, '') as "jobRankCode",
      coalesce(i.job_title_code, '') as "jobTitleCode", i.allowed_domains as "allowedDomains", i.id_domain as "idDomain",
      i.needs_approval as "needsApproval", i.created_at as "createdAt", i.expires_at as "expiresAt",
      i.revoked_at is not null as "isRevoked", i.expires_at <= app_now() as "isExpired",
      i.used_count >= i.max_uses as "isUsedUp", i.max_uses as "maxUses", i.sent_count as "sentCount",
      i.opened_count as "openedCount", j.*,
      (${isReached(reaches.resend)}) is true as "isResendable", (${isReached(reaches.revoke)}) is true as "isRevocable"
    from (
      select * from invitations i where company_code = ${companyCode} and ${state ? inState[state] : sql`true`}
        and ${isReached(within)}
      order by created_at desc, invitation_id desc limit ${limit} offset ${offset}) i
    cross join lateral (
      select count(*) filter (where state = 'joined')::integer as "joinedCount",
        count(*) filter (where state = 'waiting' and waits_until > app_now())::integer as "waitingCount"
      from invitation_joins j
      where company_code = ${companyCode} and invitation_id = i.invitation_id and ${isJoinReached(reaches.people)}) j
    order by i.created_at desc, i.invitation_id desc`.execute(tx);
  return rows;
}

export async function countInvitations(tx: Tx, { companyCode, state, within }: Listing): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from invitations i
    where company_code = ${companyCode} and ${state ? inState[state] : sql`true`} and ${isReached(within)}`.execute(tx);
  return rows[0]?.count ?? 0;
}
