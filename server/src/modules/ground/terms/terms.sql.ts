import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { everyOtherCountry, textHash, type TermsEdition } from './terms.ts';

export interface StoredTerms {
  readonly termsCode: TermsCode;
  /** The country whose terms these are, or '*'. */
  readonly scope: string;
  readonly version: string;
  readonly versions: readonly string[];
  readonly language: Language;
  readonly title: string;
  readonly isRequired: boolean;
  readonly textHash: Buffer;
  readonly contents: readonly { readonly content: string; readonly isRequired: boolean }[];
}

/** The same without its words: what they ask, for anyone who has read them. */
export type AskedTerms = Omit<StoredTerms, 'contents'> & {
  readonly contents: readonly { readonly isRequired: boolean }[];
};

interface TermsQuery {
  readonly termsCodes: readonly TermsCode[];
  readonly countryCode: string;
  readonly language: Language;
  /** Absent: the newest in force. */
  readonly version?: string | undefined;
}

/**
 * Terms in force in the asked order: of the country, else of all others; in the language, else the fallback, else any.
 */
export async function selectTerms(tx: Tx, query: TermsQuery): Promise<StoredTerms[]> {
  const part = sql`json_build_object('content', p.content, 'isRequired', p.is_required)`;
  const { rows } = await termsOf<StoredTerms>(query, part).execute(tx);
  return rows;
}

/** Selects terms as `selectTerms` does, without their long texts. */
export async function selectAskedTerms(tx: Tx, query: TermsQuery): Promise<AskedTerms[]> {
  const { rows } = await termsOf<AskedTerms>(query, sql`json_build_object('isRequired', p.is_required)`).execute(tx);
  return rows;
}

function termsOf<Terms>(
  { termsCodes, countryCode, language, version }: TermsQuery,
  part: RawBuilder<unknown>,
): RawBuilder<Terms> {
  return sql<Terms>`
    with asked as (
      select terms_code, place from unnest(${termsCodes}::text[]) with ordinality as a(terms_code, place)),
    in_force as (
      select a.place, v.terms_code, v.country_code, array_agg(v.version order by v.version) as versions
      from asked a join terms_versions v on v.terms_code = a.terms_code
      where v.country_code in (${countryCode}, ${everyOtherCountry}) and v.takes_effect_at <= app_now()
      group by a.place, v.terms_code, v.country_code),
    chosen as (
      select distinct on (place) *, coalesce(${version ?? null}::text, versions[cardinality(versions)]) as version
      from in_force order by place, country_code = ${everyOtherCountry})
    select c.terms_code as "termsCode", c.country_code as scope, c.version, c.versions,
      t.language, t.title, t.text_hash as "textHash", p.contents, p.is_required as "isRequired"
    from chosen c
    cross join lateral (
      select * from terms_texts t
      where (t.terms_code, t.country_code, t.version) = (c.terms_code, c.country_code, c.version)
      order by t.language = ${language} desc, t.language = ${fallbackLanguage} desc, t.language limit 1) t
    cross join lateral (
      select json_agg(${part} order by p.position) as contents,
        bool_or(p.is_required) as is_required
      from terms_contents p
      where (p.terms_code, p.country_code, p.version, p.language) = (t.terms_code, t.country_code, t.version, t.language)) p
    where c.version = any(c.versions)
    order by c.place`;
}

/** Adds a version with its texts; parts first, for a text closes them. */
export async function insertEdition(tx: Tx, { texts, ...edition }: TermsEdition): Promise<void> {
  const key = { terms_code: edition.termsCode, country_code: edition.countryCode, version: edition.version };
  await tx
    .insertInto('terms_versions')
    .values({ ...key, takes_effect_at: edition.takesEffectAt, needs_consent: edition.needsConsent })
    .execute();
  await tx
    .insertInto('terms_contents')
    .values(
      texts.flatMap(({ language, contents }) =>
        contents.map(({ content, isRequired, consent }, index) => ({
          ...key,
          ...consent,
          language,
          position: index + 1,
          content,
          is_required: isRequired,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('terms_texts')
    .values(
      texts.map((text) => ({
        ...key,
        language: text.language,
        title: text.title,
        summary: text.summary || null,
        text_hash: textHash(text),
      })),
    )
    .execute();
}
