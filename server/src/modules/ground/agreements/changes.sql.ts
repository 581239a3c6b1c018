import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { StoredTerms } from '../terms/index.ts';

export interface TermsChanges {
  readonly termsCode: TermsCode;
  /** The version that the person agreed to last. */
  readonly agreedVersion: string;
  /** Publisher's summary of every version since, newest first, in the language of the shown text. */
  readonly summaries: { version: string; summary: string }[];
  /** Text that the user agreed to; null if that version is not available in the language of the shown one. */
  readonly before: {
    readonly title: string;
    readonly contents: { content: string; isRequired: boolean }[];
  } | null;
}

/** TRM-08: of shown terms what became of those that the person agreed to; nothing of what they never agreed to, or agreed to as it is. */
export async function selectChanges(
  tx: Tx,
  { companyCode, personId }: { readonly companyCode: string; readonly personId: string },
  shown: readonly Pick<StoredTerms, 'termsCode' | 'scope' | 'version' | 'language'>[],
): Promise<TermsChanges[]> {
  const { rows } = await sql<TermsChanges>`
    select s."termsCode", a.version as "agreedVersion",
      coalesce((
        select json_agg(json_build_object('version', t.version, 'summary', t.summary) order by t.version desc)
        from terms_texts t
        where t.terms_code = s."termsCode" and t.country_code = s.scope and a.country_code = s.scope
          and t.version > a.version and t.version <= s.version and t.language = s.language and t.summary is not null
      ), '[]') as summaries, (
        select json_build_object('title', t.title, 'contents', (
          select json_agg(json_build_object('content', p.content, 'isRequired', p.is_required) order by p.position)
          from terms_contents p
          where (p.terms_code, p.country_code, p.version, p.language) =
            (t.terms_code, t.country_code, t.version, t.language)))
        from terms_texts t
        where (t.terms_code, t.country_code, t.version, t.language) =
          (s."termsCode", a.country_code, a.version, s.language)) as before
    from json_to_recordset(${JSON.stringify(shown)}::json)
      as s("termsCode" text, scope text, version text, language text)
    cross join lateral (
      select a.country_code, a.version from agreements a
      where a.company_code = ${companyCode} and a.person_id = ${personId} and a.terms_code = s."termsCode"
        and a.part = 'whole' and a.is_agreed
      order by a.agreed_at desc, a.agreement_id desc limit 1) a
    where (a.country_code, a.version) <> (s.scope, s.version)`.execute(tx);
  return rows;
}
