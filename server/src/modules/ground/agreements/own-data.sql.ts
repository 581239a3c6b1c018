import { sql } from 'kysely';
import { ownDataPage, ownDataRows, ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Every answer that a person gave, and when they were written to about one that runs out. */
export const termsData: readonly OwnDataSection[] = [
  {
    name: 'agreements',
    tables: ['agreements'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ agreementId: string }>`
        select agreement_id as "agreementId", terms_code as "termsCode", country_code as "countryCode", version, part,
          language, is_agreed as "isAgreed", residence_country as "residenceCountry", host(address) as address,
          agreed_at as "agreedAt" from agreements
        where company_code = ${companyCode} and person_id = ${personId}::uuid
          and (${after}::uuid is null or agreement_id > ${after}::uuid)
        order by agreement_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ agreementId }) => agreementId);
    },
  },
  {
    name: 'marketingRequests',
    tables: ['marketing_requests'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select agreement_id as "agreementId", asked_at as "askedAt" from marketing_requests
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by asked_at`,
    ),
  },
];
