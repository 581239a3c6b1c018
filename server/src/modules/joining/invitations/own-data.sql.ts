import { sql } from 'kysely';
import { ownDataPage, ownDataRows, ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The person who was invited is not shown: the address is another's. */
export const invitationData: readonly OwnDataSection[] = [
  {
    name: 'invitationsMade',
    tables: ['invitations'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ invitationId: string }>`
        select invitation_id as "invitationId", kind, option, language, note, services,
          department_code as "departmentCode", job_rank_code as "jobRankCode", job_title_code as "jobTitleCode", allowed_domains as "allowedDomains", max_uses as "maxUses",
          used_count as "usedCount", created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"
        from invitations where company_code = ${companyCode} and inviter_id = ${personId}::uuid
          and (${after}::uuid is null or invitation_id > ${after}::uuid)
        order by invitation_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ invitationId }) => invitationId);
    },
  },
  {
    name: 'joinings',
    tables: ['invitation_joins'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select invitation_id as "invitationId", state, full_name as "fullName", login_id as "loginId",
          joined_at as "joinedAt", decided_at as "decidedAt" from invitation_joins
        where company_code = ${companyCode} and person_id = ${personId}::uuid`,
    ),
  },
];
