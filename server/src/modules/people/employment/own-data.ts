import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Changes of a person's state; why they were made stays with the company. */
export const employmentData: readonly OwnDataSection[] = [
  {
    name: 'employmentChanges',
    tables: ['employment_changes'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select kind, state_before as "before", state_after as "after", until, changed_at as "changedAt"
        from employment_changes where company_code = ${companyCode} and person_id = ${personId}::uuid
        order by changed_at, change_id`,
    ),
  },
];
