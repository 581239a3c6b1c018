import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The IDs of a person. */
export const loginIdData: readonly OwnDataSection[] = [
  {
    name: 'loginIds',
    tables: ['login_ids'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select login_id as "loginId", unconfirmed_until as "unconfirmedUntil", is_former as "isFormer",
          former_until as "formerUntil" from login_ids
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by login_id`,
    ),
  },
];
