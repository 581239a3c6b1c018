import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { everyOtherCountry } from './terms.ts';

interface PlannedTerms {
  readonly count: number;
  /** Time at which the first of them take effect. */
  readonly takesEffectAt: string;
}

/** Question for a country's terms that take effect soon and need consent; no row without any. */
export function plannedTermsOf(country: RawBuilder<string>, days: number): RawBuilder<PlannedTerms> {
  return sql<PlannedTerms>`
    select count(*)::integer as count, ${momentText(sql`min(v.takes_effect_at)`)} as "takesEffectAt"
    from (select ${country} as country_code) r join terms_versions v
      on v.country_code = coalesce((select c.country_code from terms_versions c
        where c.terms_code = v.terms_code and c.country_code = r.country_code limit 1), ${everyOtherCountry})
    where v.needs_consent and v.takes_effect_at > app_now()
      and v.takes_effect_at <= app_now() + make_interval(days => ${days})
      and (v.terms_code <> 'POAR' or r.country_code <> ${homeCountry})
    having count(*) > 0`;
}
