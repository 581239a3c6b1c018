import type { Language } from '@madang/contract/kernel/languages.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { termsFor, type TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { refusedFields } from '@madang/contract/ground/terms/wire.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { selectTerms, type StoredTerms } from './terms.sql.ts';

interface TermsQuery {
  readonly termsCode: TermsCode;
  readonly countryCode: string;
  readonly language: Language;
  readonly version?: string | undefined;
}

/** One term for anyone who reads; refuses a term that the reader's country does not know and a version outside its list. */
export async function findTerms(
  tx: Tx,
  { termsCode, ...query }: TermsQuery,
  { isCompanyAdministrator } = { isCompanyAdministrator: true },
): Promise<StoredTerms> {
  const known = termsFor({ countryCode: query.countryCode, isCompanyAdministrator });
  if (!known.includes(termsCode)) throw refuseField(refusedFields.termsCode, 'CO400');
  const [terms] = await selectTerms(tx, { ...query, termsCodes: [termsCode] });
  if (!terms) throw refuseField(refusedFields.version, 'CO400');
  return terms;
}
