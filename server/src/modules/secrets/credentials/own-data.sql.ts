import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { loginIdData } from '../../ground/global-login-ids/index.ts';

/** The IDs of a person, and of passwords the days alone. */
export const credentialData: readonly OwnDataSection[] = [
  ...loginIdData,
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
  {
    name: 'secondFactorReminders',
    tables: ['factor_reminders'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select asked_at as "askedAt", sent_at as "sentAt" from factor_reminders
        where company_code = ${companyCode} and person_id = ${personId}::uuid`,
    ),
  },
];
