import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../kernel/own-data/own-data.ts';

const encryptedColumns = {
  externalMail: 'external_mail',
  mobile: 'mobile',
  opencode: 'opencode',
  nickname: 'nickname',
  companyContact: 'company_contact',
  duties: 'duties',
  photo: 'photo',
  personalMail: 'personal_mail',
  refereeMobile: 'referee_mobile',
} as const;

/** What the tables of accounts hold about a person: what is sealed in clear, and of passwords the days alone. */
export const accountData: readonly OwnDataSection[] = [
  {
    name: 'person',
    tables: ['people'],
    read: async (tx, { keyring, companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown> & Record<keyof typeof encryptedColumns, Buffer | null>>`
        select person_id as "personId", login_id as "loginId", surname, given_name as "givenName",
          full_name as "fullName", english_name as "englishName", display_name as "displayName", language,
          residence_country as "residenceCountry", time_zone as "timeZone", department_code as "departmentCode",
          job_rank_code as "jobRankCode", job_title_code as "jobTitleCode", security_grade as "securityGrade", employment_status as "employmentStatus",
          employment_type as "employmentType", is_real_name as "isRealName", is_confirmed as "isConfirmed",
          is_external_mail_proven as "isExternalMailProven", services, has_second_factor as "hasSecondFactor", created_at as "createdAt",
          applied_at as "appliedAt", external_mail as "externalMail", mobile, opencode, nickname,
          company_contact as "companyContact", duties, photo, personal_mail as "personalMail",
          referee_mobile as "refereeMobile"
        from people where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
      const open = ([name, column]: [string, string], row: Record<string, unknown>) => {
        const value = row[name];
        return [name, value instanceof Buffer ? keyring.decrypt(value, `people.${column}.${personId}`) : null];
      };
      return {
        rows: rows.map((row) => ({
          ...row,
          ...Object.fromEntries(Object.entries(encryptedColumns).map((entry) => open(entry, row))),
        })),
      };
    },
  },
  {
    name: 'loginIds',
    tables: ['login_ids'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select login_id as "loginId", unconfirmed_until as "unconfirmedUntil" from login_ids
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by login_id`,
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
    name: 'passwords',
    tables: ['passwords', 'initial_passwords'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select set_at as "setAt" from passwords
        where company_code = ${companyCode} and person_id = ${personId}::uuid
        union all select issued_at from initial_passwords
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by 1`,
    ),
  },
];
