import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Secret addresses of the calendar that a person made; the secret itself is kept as a hash alone. */
export const calendarData: readonly OwnDataSection[] = [
  {
    name: 'calendarAddresses',
    tables: ['calendar_feeds'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select calendar_code as "calendarCode", made_at as "madeAt" from calendar_feeds
        where company_code = ${companyCode} and made_by = ${personId}::uuid order by made_at, calendar_code`,
    ),
  },
];
