import type { Language } from '@madang/contract/kernel/languages.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { agreementFault, type Agreement } from '@madang/contract/terms/agreements.ts';
import { termsFor, type TermsAudience, type TermsCode } from '@madang/contract/terms/rules.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { insertAgreements } from './agreements.sql.ts';
import { selectTerms, type StoredTerms } from './terms.sql.ts';

export interface Reader extends TermsAudience {
  readonly language: Language;
}

/** What a person is shown today, in the order in which it is shown. */
export function currentTermsFor(tx: Tx, reader: Reader): Promise<StoredTerms[]> {
  return selectTerms(tx, { termsCodes: termsFor(reader), countryCode: reader.countryCode, language: reader.language });
}

export interface NewAgreements extends Reader {
  readonly companyCode: string;
  readonly personId: string;
  /** The public flow in which the person answered; it answers once. */
  readonly flowId: string;
  /** The person's address; '' where it is not known. */
  readonly address: string;
  readonly agreements: readonly Agreement[];
  /** The name of the answers in the caller's body, for the refusals. */
  readonly path: string;
  /** Which of the reader's terms are shown and answered; absent: all. */
  readonly only?: readonly TermsCode[];
}

/**
 * Records a person's answers in the company's transaction: one for each term shown, each to the version in force,
 * required ones agreed to; anything else is refused (MB820, MB821, MB822). The text kept as evidence is the one
 * that the person's language was served.
 */
export async function recordAgreements(tx: Tx, answered: NewAgreements): Promise<void> {
  const { only } = answered;
  const current = await currentTermsFor(tx, answered);
  const shown = only === undefined ? current : current.filter(({ termsCode }) => only.includes(termsCode));
  const fault = agreementFault(shown, answered.agreements);
  if (fault)
    throw fault.row === undefined ? refuse(fault.code) : refuseField(`${answered.path}.${fault.row}`, fault.code);
  const answers = new Map(answered.agreements.map(({ termsCode, isAgreed }) => [termsCode, isAgreed]));
  const rows = shown.map((terms) => ({ terms, isAgreed: answers.get(terms.termsCode) === true }));
  if (rows.length > 0) await insertAgreements(tx, answered, rows);
}
