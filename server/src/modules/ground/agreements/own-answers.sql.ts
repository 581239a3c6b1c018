import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { agreementEnd } from './marketing.sql.ts';

interface PersonKey {
  readonly companyCode: string;
  readonly personId: string;
}

/** A person's last answer to a text or to its optional parts, and the text that was shown. */
export interface OwnAnswer {
  readonly termsCode: TermsCode;
  readonly part: 'whole' | 'optional';
  readonly isAgreed: boolean;
  readonly agreedAt: Date;
  /** Time at which an agreement ends by itself. */
  readonly endsAt: Date | null;
  /** The country whose terms these are, or '*'. */
  readonly scope: string;
  readonly version: string;
  readonly language: Language;
  readonly title: string;
  readonly textHash: Buffer;
  readonly contents: readonly { readonly content: string; readonly isRequired: boolean }[];
}

/** Returns the user's latest answer to each text and to its optional parts. */
export async function selectOwnAnswers(tx: Tx, { companyCode, personId }: PersonKey): Promise<OwnAnswer[]> {
  const { rows } = await sql<OwnAnswer>`
    with last as (
      select distinct on (terms_code, part) *, ${agreementEnd} as ends_at from agreements
      where company_code = ${companyCode} and person_id = ${personId}
      order by terms_code, part, agreed_at desc, agreement_id desc)
    select a.terms_code as "termsCode", a.part, a.is_agreed as "isAgreed", a.agreed_at as "agreedAt",
      a.ends_at as "endsAt", a.country_code as scope, a.version, a.language, t.title, a.text_hash as "textHash", p.contents
    from last a
    join terms_texts t on (t.terms_code, t.country_code, t.version, t.language) =
      (a.terms_code, a.country_code, a.version, a.language)
    cross join lateral (
      select json_agg(json_build_object('content', p.content, 'isRequired', p.is_required) order by p.position) as contents
      from terms_contents p
      where (p.terms_code, p.country_code, p.version, p.language) =
        (a.terms_code, a.country_code, a.version, a.language)) p`.execute(tx);
  return rows;
}

/**
 * RCN-02: condition that a valid consent covers the person's optional data: the last answer was yes. The caller has
 * locked the person.
 */
export async function isOptionalCovered(tx: Tx, person: PersonKey): Promise<boolean> {
  const { rows } = await sql<{ isAgreed: boolean }>`select ${optionalCovered(person)} as "isAgreed"`.execute(tx);
  return rows[0]?.isAgreed === true;
}

/** The same as a part of another module's statement. */
export function optionalCovered({ companyCode, personId }: PersonKey): RawBuilder<boolean> {
  return optionalCoveredOf(companyCode, sql`${personId}`);
}

/** The same of the person whose id is in a column. */
export function optionalCoveredOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<boolean> {
  // Anyone who runs the platform publishes the terms and is asked for none.
  if (companyCode === platformCompany) return sql<boolean>`true`;
  return sql<boolean>`coalesce((select is_agreed from agreements
    where company_code = ${companyCode} and person_id = ${personId} and terms_code = 'PIAR' and part = 'optional'
    order by agreed_at desc, agreement_id desc limit 1), false)`;
}

/** Returns true if exactly these answers are on record from the flow that created the user's account. */
export async function isAnsweredSo(
  tx: Tx,
  { companyCode, personId, flowId }: PersonKey & { readonly flowId: string },
  agreements: readonly Agreement[],
): Promise<boolean> {
  const rows = await tx
    .selectFrom('agreements')
    .select(['terms_code', 'version', 'part', 'is_agreed'])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('flow_id', '=', flowId)
    .execute();
  // Of an optional part a no is on record where nothing was said.
  const kept = rows
    .filter(({ part, is_agreed: isAgreed }) => part === 'whole' || isAgreed)
    .map((row) => [row.terms_code, row.version, row.part, row.is_agreed].join(' '));
  const given = agreements.flatMap(({ termsCode, version, isAgreed, isOptionalAgreed }) => [
    [termsCode, version, 'whole', isAgreed].join(' '),
    ...(isOptionalAgreed === true ? [[termsCode, version, 'optional', true].join(' ')] : []),
  ]);
  return isDeepStrictEqual(kept.toSorted(), given.toSorted());
}
