import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../kernel/own-data/own-data.ts';

/** Which benefits a person brought by a promotion code. */
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
];
