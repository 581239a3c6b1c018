import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The months whose log a person has reviewed. */
export const recordData: readonly OwnDataSection[] = [
  {
    name: 'recordReviews',
    tables: ['record_reviews'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select to_char(month, 'YYYY-MM') as month, reviewed_at as "reviewedAt" from record_reviews
        where company_code = ${companyCode} and reviewed_by = ${personId}::uuid order by month`,
    ),
  },
];
