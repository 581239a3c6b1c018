import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/**
 * Benefits that a person redeemed with a promotion code, and the time when they opened their account with a key of their company.
 */
export const promotionData: readonly OwnDataSection[] = [
  {
    name: 'promotions',
    tables: ['promotion_redemptions'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select benefit, redeemed_at as "redeemedAt" from promotion_redemptions
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by redeemed_at`,
    ),
  },
  {
    name: 'opencodes',
    tables: ['opencodes'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select used_at as "usedAt" from opencodes
        where issuer_company_code = ${companyCode} and used_by = ${personId}::uuid order by used_at`,
    ),
  },
];
