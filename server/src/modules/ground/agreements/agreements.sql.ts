import { sql } from 'kysely';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { agreementEnd } from './marketing.sql.ts';
import type { StoredTerms } from '../terms/index.ts';

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

type FlowKey = Pick<AnsweringPerson, 'companyCode' | 'personId' | 'flowId'>;

/** Selects the newest answer to the optional parts of agreement `a`; null if there is none. */
const lastOptional = sql<boolean | null>`(
    select o.is_agreed from agreements o
    where o.company_code = a.company_code and o.person_id = a.person_id and o.terms_code = a.terms_code
      and o.country_code = a.country_code and o.version = a.version and o.part = 'optional'
    order by o.agreed_at desc, o.agreement_id desc limit 1)`;

/** Condition for agreement `a`: the person's last answer to a text whose optional part is still to be asked. */
function asksOptional({ companyCode, personId, flowId }: FlowKey, termsCode: TermsCode) {
  return sql`(select * from agreements
    where company_code = ${companyCode} and person_id = ${personId} and terms_code = ${termsCode} and part = 'whole'
    order by agreed_at desc, agreement_id desc limit 1) a
    where ${hasOptionalParts} and (a.flow_id = ${flowId} or ${lastOptional} is null)`;
}

/**
 * Records the answer to the optional part of the last answered text, in that version and language. Repeated answers are
 * not recorded.
 */
export async function insertOptionalAnswer(
  tx: Tx,
  person: Pick<AnsweringPerson, 'companyCode' | 'personId' | 'flowId' | 'address'>,
  { termsCode, isAgreed }: { readonly termsCode: TermsCode; readonly isAgreed: boolean },
): Promise<void> {
  await sql`
    insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
      residence_country, address, text_hash, flow_id, part)
    select a.company_code, a.person_id, a.terms_code, a.country_code, a.version, a.language, ${isAgreed},
      a.residence_country, ${person.address || null}, a.text_hash, ${person.flowId}, 'optional'
    from ${asksOptional(person, termsCode)}
      and ${isAgreed}::boolean is distinct from ${lastOptional}`.execute(tx);
}

/** Condition that the text answered by agreement `a` requests more than it requires. */
export const hasOptionalParts = sql<boolean>`(
  select bool_or(t.is_required) and not bool_and(t.is_required) from terms_contents t
  where (t.terms_code, t.country_code, t.version, t.language) = (a.terms_code, a.country_code, a.version, a.language))`;

/**
 * Returns true if the text that the person last answered as a whole requests more than it requires, and the flow must ask for it.
 */
export async function isOptionalAsked(tx: Tx, flow: FlowKey, termsCode: TermsCode): Promise<boolean> {
  const { rows } = await sql`select from ${asksOptional(flow, termsCode)}`.execute(tx);
  return rows.length > 0;
}

export interface LastAnswer {
  readonly termsCode: TermsCode;
  readonly version: string;
  readonly isAgreed: boolean;
  readonly agreedAt: Date;
  /** Time at which an agreement ends by itself. */
  readonly endsAt: Date | null;
}

/** Returns a person's latest answer to each of the terms. */
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
