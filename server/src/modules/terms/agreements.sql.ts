import type { Tx } from '../../kernel/db/database.ts';
import type { StoredTerms } from './terms.sql.ts';

interface Person {
  readonly companyCode: string;
  readonly personId: string;
  readonly countryCode: string;
  readonly flowId: string;
  readonly address: string;
}

interface Answer {
  readonly terms: StoredTerms;
  readonly isAgreed: boolean;
}

export async function insertAgreements(tx: Tx, person: Person, answers: readonly Answer[]): Promise<void> {
  await tx
    .insertInto('agreements')
    .values(
      answers.map(({ terms, isAgreed }) => ({
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
      })),
    )
    .execute();
}
