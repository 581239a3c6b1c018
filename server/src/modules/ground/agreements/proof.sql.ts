import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';

export interface ProofRow {
  readonly agreementId: string;
  readonly personId: string;
  readonly part: string;
  readonly isAgreed: boolean;
  readonly language: string;
  readonly residenceCountry: string;
  readonly textHash: Buffer;
  readonly agreedAt: Date;
}

/** The answers of one company's people to one version, in the order in which they were given. */
export async function selectProof(
  tx: Tx,
  company: string,
  asked: {
    readonly termsCode: TermsCode;
    readonly countryCode: string;
    readonly version: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select agreement_id as "agreementId", person_id as "personId", part, is_agreed as "isAgreed", language,
      residence_country as "residenceCountry", text_hash as "textHash", agreed_at as "agreedAt"
    from agreements
    where company_code = ${company} and terms_code = ${asked.termsCode} and country_code = ${asked.countryCode}
      and version = ${asked.version} and (${asked.after ?? null}::uuid is null or agreement_id > ${asked.after ?? null}::uuid)
    order by agreement_id limit ${asked.limit}`.execute(tx);
  return rows;
}
