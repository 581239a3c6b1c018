import { sql } from 'kysely';
import type { TermsCode } from '@madang/contract/terms/rules.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { agreementEnd } from './marketing.sql.ts';
import type { StoredTerms } from './terms.sql.ts';

export interface AnsweringPerson {
  readonly companyCode: string;
  readonly personId: string;
  readonly countryCode: string;
  readonly flowId: string;
  readonly address: string;
}

export interface Answer {
  readonly terms: Pick<StoredTerms, 'termsCode' | 'scope' | 'version' | 'language' | 'textHash'>;
  readonly isAgreed: boolean;
  /** Absent: the whole text. */
  readonly part?: 'whole' | 'optional';
}

export async function insertAgreements(tx: Tx, person: AnsweringPerson, answers: readonly Answer[]): Promise<void> {
  await tx
    .insertInto('agreements')
    .values(
      answers.map(({ terms, isAgreed, part = 'whole' }) => ({
        company_code: person.companyCode,
        person_id: person.personId,
        terms_code: terms.termsCode,
        country_code: terms.scope,
        version: terms.version,
        language: terms.language,
        is_agreed: isAgreed,
        residence_country: person.countryCode,
        address: person.address || null,
        text_hash: terms.textHash,
        flow_id: person.flowId,
        part,
      })),
    )
    .execute();
}

/**
 * Records the answer to the optional parts of a text whose whole was answered in the same flow: to the very version,
 * language and words that were shown then. False where the flow has answered no such text.
 */
export async function insertOptionalAnswer(
  tx: Tx,
  person: Pick<AnsweringPerson, 'companyCode' | 'personId' | 'flowId' | 'address'>,
  { termsCode, isAgreed }: { readonly termsCode: TermsCode; readonly isAgreed: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
      residence_country, address, text_hash, flow_id, part)
    select a.company_code, a.person_id, a.terms_code, a.country_code, a.version, a.language, ${isAgreed},
      a.residence_country, ${person.address || null}, a.text_hash, a.flow_id, 'optional'
    from agreements a
    where a.company_code = ${person.companyCode} and a.person_id = ${person.personId} and a.flow_id = ${person.flowId}
      and a.terms_code = ${termsCode} and a.part = 'whole' and ${hasOptionalParts}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the text that agreement `a` answers asks for more than it requires. */
export const hasOptionalParts = sql<boolean>`(
  select bool_or(t.is_required) and not bool_and(t.is_required) from terms_contents t
  where (t.terms_code, t.country_code, t.version, t.language) = (a.terms_code, a.country_code, a.version, a.language))`;

/** Whether the flow has answered a text that asks for more than it requires. */
export async function isOptionalAsked(
  tx: Tx,
  { companyCode, personId, flowId }: Pick<AnsweringPerson, 'companyCode' | 'personId' | 'flowId'>,
  termsCode: TermsCode,
): Promise<boolean> {
  const { rows } = await sql`
    select from agreements a
    where a.company_code = ${companyCode} and a.person_id = ${personId} and a.flow_id = ${flowId}
      and a.terms_code = ${termsCode} and a.part = 'whole' and ${hasOptionalParts}`.execute(tx);
  return rows.length > 0;
}

export interface LastAnswer {
  readonly termsCode: TermsCode;
  readonly version: string;
  readonly isAgreed: boolean;
  readonly agreedAt: Date;
  /** When an agreement runs out by itself. */
  readonly endsAt: Date | null;
}

/** What a person answered to each of the terms last. */
export async function selectLastAnswers(
  tx: Tx,
  { companyCode, personId }: Pick<AnsweringPerson, 'companyCode' | 'personId'>,
): Promise<LastAnswer[]> {
  const { rows } = await sql<LastAnswer>`
    select distinct on (terms_code) terms_code as "termsCode", version, is_agreed as "isAgreed", agreed_at as "agreedAt",
      ${agreementEnd} as "endsAt"
    from agreements
    where company_code = ${companyCode} and person_id = ${personId} and part = 'whole'
    order by terms_code, agreed_at desc`.execute(tx);
  return rows;
}
