import { sql } from 'kysely';
import { termsFor, type TermsAudience, type TermsCode } from '@madang/contract/ground/terms/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { hasOptionalParts } from './agreements.sql.ts';
import { marketingEnd } from './marketing.sql.ts';
import { everyOtherCountry } from '../terms/index.ts';

export interface TermsSubject extends TermsAudience {
  readonly companyCode: string;
  readonly personId: string;
}

/**
 * Terms due for a person, in order: newer required ones, accepted optional ones, old marketing consents, and unanswered
 * optional parts. Declined ones stay declined.
 */
export async function selectDueTerms(
  tx: Tx,
  { companyCode, personId, ...audience }: TermsSubject,
): Promise<TermsCode[]> {
  const asked = termsFor(audience);
  // The limit says how many there are in the text itself: so the plan for any values is as good, and is kept.
  const { rows } = await sql<{ terms_code: TermsCode }>`
    with asked as (
      select terms_code, place from unnest(${asked}::text[]) with ordinality as a(terms_code, place)
      limit ${sql.raw(String(asked.length))}),
    in_force as (
      select a.place, v.terms_code, v.country_code, max(v.version) as newest,
        max(v.version) filter (where v.needs_consent) as needing,
        max(v.takes_effect_at) filter (where v.needs_consent) as needing_since
      from asked a join terms_versions v on v.terms_code = a.terms_code
      where v.country_code in (${audience.countryCode}, ${everyOtherCountry}) and v.takes_effect_at <= app_now()
      group by a.place, v.terms_code, v.country_code),
    chosen as (
      select distinct on (place) * from in_force order by place, country_code = ${everyOtherCountry})
    select c.terms_code
    from chosen c
    cross join lateral (
      select bool_or(t.is_required) as is_required, not bool_and(t.is_required) as asks_more from terms_contents t
      where (t.terms_code, t.country_code, t.version) = (c.terms_code, c.country_code, c.newest)) t
    left join lateral (
      select a.is_agreed, a.agreed_at, max(a.version) filter (where a.is_agreed) over () as agreed_version,
        ${hasOptionalParts} and not exists (
          select from agreements o
          where o.company_code = a.company_code and o.person_id = a.person_id and o.terms_code = a.terms_code
            and o.part = 'optional' and o.version >= a.version) as is_silent
      from agreements a
      where a.company_code = ${companyCode} and a.person_id = ${personId} and a.terms_code = c.terms_code and a.part = 'whole'
      order by a.agreed_at desc limit 1) last on true
    where case
      when last.agreed_version is not null and (t.is_required or last.is_agreed) then
        c.needing > last.agreed_version or (c.terms_code = 'PIAR' and t.asks_more and last.is_silent)
        or (c.terms_code = 'CMAR' and ${marketingEnd(sql`last.agreed_at`)} <= app_now())
      when t.is_required then c.needing_since > (
        select p.created_at from people p where p.company_code = ${companyCode} and p.person_id = ${personId})
      else false end
    order by c.place`.execute(tx);
  return rows.map((row) => row.terms_code);
}
