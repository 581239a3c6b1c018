import { sql } from 'kysely';
import type { OwnDataSection } from '../../kernel/own-data/own-data.ts';

/** Which benefits a person brought by a promotion code. */
export const promotionData: readonly OwnDataSection[] = [
  {
    name: 'promotions',
    tables: ['promotion_redemptions'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown>>`
        select benefit, redeemed_at as "redeemedAt" from promotion_redemptions
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by redeemed_at`.execute(tx);
      return { rows };
    },
  },
];
