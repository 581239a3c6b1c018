import type { Language } from '@madang/contract/kernel/languages.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Consent } from './terms.ts';

export interface TermsPlace {
  readonly termsCode: TermsCode;
  readonly countryCode: string;
}

export interface PublishedVersion extends TermsPlace {
  readonly version: string;
  readonly takesEffectAt: Date;
  readonly publishedAt: Date;
  readonly needsConsent: boolean;
  readonly languages: Language[];
  readonly agreedCount: number;
  readonly declinedCount: number;
  /** The answers to what is optional in it; null where it asks for no more than it requires. */
  readonly optional: { readonly agreedCount: number; readonly declinedCount: number } | null;
}

/** Every version of every country, planned ones too, the newest first, with how many people answered what. */
export async function selectVersions(db: Tx): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select v.terms_code as "termsCode", v.country_code as "countryCode", v.version, v.needs_consent as "needsConsent",
      v.takes_effect_at as "takesEffectAt", v.published_at as "publishedAt", t.languages,
      coalesce(s.agreed, 0)::integer as "agreedCount", coalesce(s.declined, 0)::integer as "declinedCount",
      case when p.asks_more then json_build_object('agreedCount', coalesce(s.optional_agreed, 0),
        'declinedCount', coalesce(s.optional_declined, 0)) end as optional
    from terms_versions v
    cross join lateral (select coalesce(json_agg(t.language order by t.language), '[]') as languages from terms_texts t
      where (t.terms_code, t.country_code, t.version) = (v.terms_code, v.country_code, v.version)) t
    cross join lateral (
      select bool_or(c.is_required) and not bool_and(c.is_required) as asks_more from terms_contents c
      where (c.terms_code, c.country_code, c.version) = (v.terms_code, v.country_code, v.version)) p
    cross join lateral (select sum(s.agreed) filter (where s.part = 'whole') as agreed,
      sum(s.declined) filter (where s.part = 'whole') as declined,
      sum(s.agreed) filter (where s.part = 'optional') as optional_agreed,
      sum(s.declined) filter (where s.part = 'optional') as optional_declined from agreement_tallies s
      where (s.terms_code, s.country_code, s.version) = (v.terms_code, v.country_code, v.version)) s
    order by array_position(array['SVCR', 'POAR', 'PIAR', 'CMAR'], v.terms_code), v.country_code, v.version desc`.execute(
    db,
  );
  return rows;
}

export interface StoredText {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly parts: { content: string; isRequired: boolean; consent: Consent | null }[];
}

export interface NewestEdition {
  readonly version: string;
  readonly takesEffectAt: Date;
  readonly texts: StoredText[];
}

/** The last version of a country's terms with every word of it, planned or in force. */
export async function selectNewestEdition(
  db: Tx,
  { termsCode, countryCode }: TermsPlace,
): Promise<NewestEdition | undefined> {
  const { rows } = await sql<NewestEdition>`
    select v.version, v.takes_effect_at as "takesEffectAt", (
      select json_agg(json_build_object('language', t.language, 'title', t.title, 'summary', coalesce(t.summary, ''), 'parts', (
        select json_agg(json_build_object('content', c.content, 'isRequired', c.is_required,
          'consent', case when c.purpose is not null then json_build_object('purpose', c.purpose, 'items', c.items,
            'retention', c.retention, 'refusal', c.refusal) end) order by c.position)
        from terms_contents c
        where (c.terms_code, c.country_code, c.version, c.language) = (t.terms_code, t.country_code, t.version, t.language)
      )) order by t.language)
      from terms_texts t where (t.terms_code, t.country_code, t.version) = (v.terms_code, v.country_code, v.version)
    ) as texts
    from terms_versions v where v.terms_code = ${termsCode} and v.country_code = ${countryCode}
    order by v.version desc limit 1`.execute(db);
  return rows[0];
}
