import { marketingConsentYears, marketingNoticeDays } from '@madang/contract/access/consents/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

/**
 * Returns the end of a consent to marketing given then, by the calendar in UTC: one of 29 February ends on the 28th.
 */
export function marketingEnd(agreedAt: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`(${agreedAt} + make_interval(years => ${marketingConsentYears}))`;
}

/** End of the agreement of a row; null for an answer that holds until it is changed. */
export const agreementEnd = sql<Date | null>`
  case when terms_code = 'CMAR' and part = 'whole' and is_agreed then ${marketingEnd(sql`agreed_at`)} end`;

/** A consent to marketing that runs out. */
export interface AgeingConsent {
  readonly personId: string;
  readonly agreedAt: Date;
  readonly endsAt: Date;
}

/** Takes consents that expire soon and were not asked for again, at most so many, each once. */
export async function takeAgeingConsents(tx: Tx, companyCode: string, limit: number): Promise<AgeingConsent[]> {
  const { rows } = await sql<AgeingConsent>`
    with last as (
      select distinct on (a.person_id) a.company_code, a.person_id, a.agreement_id, a.is_agreed, a.agreed_at,
        ${marketingEnd(sql`a.agreed_at`)} as ends_at
      from agreements a
      where a.company_code = ${companyCode} and a.terms_code = 'CMAR' and a.part = 'whole'
      order by a.person_id, a.agreed_at desc),
    taken as (
      insert into marketing_requests (company_code, person_id, agreement_id)
      select company_code, person_id, agreement_id from last l
      where l.is_agreed and l.ends_at <= app_now() + make_interval(days => ${marketingNoticeDays}) and not exists (
        select from marketing_requests r
        where (r.company_code, r.person_id, r.agreement_id) = (l.company_code, l.person_id, l.agreement_id))
      limit ${limit}
      on conflict (company_code, person_id, agreement_id) do nothing
      returning person_id)
    select l.person_id as "personId", l.agreed_at as "agreedAt", l.ends_at as "endsAt"
    from taken t join last l on l.person_id = t.person_id`.execute(tx);
  return rows;
}
