import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { allColumns, openSealed } from '../person-records/index.ts';

/** Own-data sections of a person's data and roles; encrypted values are decrypted. */
export const peopleData: readonly OwnDataSection[] = [
  {
    name: 'person',
    tables: ['people'],
    read: async (tx, { keyring, companyCode, personId }) => {
      const { rows } = await sql<Readonly<Record<string, unknown>>>`
        select person_id as "personId", full_name as "fullName", ${allColumns()},
          employment_status as "employmentStatus", is_confirmed as "isConfirmed", is_external_mail_proven as "isExternalMailProven", services, shown_fields as "shownFields",
          has_second_factor as "hasSecondFactor", created_at as "createdAt", applied_at as "appliedAt"
        from people p where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
      return { rows: rows.map((row) => openSealed(keyring, personId, row)) };
    },
  },
  {
    name: 'welcomeMail',
    tables: ['welcome_mails'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select sent_at as "sentAt" from welcome_mails
        where company_code = ${companyCode} and person_id = ${personId}::uuid`,
    ),
  },
  {
    name: 'roles',
    tables: ['memberships'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select role, granted_at as "grantedAt" from memberships
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by role`,
    ),
  },
  {
    name: 'concurrentPosts',
    tables: ['concurrent_posts'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select department_code as "departmentCode", job_title_code as "jobTitleCode", created_at as "createdAt"
        from concurrent_posts
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by created_at, department_code`,
    ),
  },
  {
    name: 'recordChanges',
    tables: ['person_changes'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select changed_at as "changedAt", operation, changes from person_changes
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by change_number`,
    ),
  },
];
