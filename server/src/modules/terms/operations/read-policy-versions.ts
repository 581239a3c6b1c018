import type { Language } from '@madang/contract/kernel/languages.ts';
import { termsFor } from '@madang/contract/terms/rules.ts';
import { postPolicyVersions, readPolicyVersions } from '@madang/contract/terms/wire.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectTerms } from '../terms.sql.ts';

/** The newest version of each term of a country, whoever signs up there. */
async function policyVersions(tx: Tx, countryCode: string, language: Language) {
  const termsCodes = termsFor({ countryCode, isCompanyAdministrator: true });
  const terms = await selectTerms(tx, { termsCodes, countryCode, language });
  return { data: { list: terms.map(({ termsCode, version, isRequired }) => ({ termsCode, version, isRequired })) } };
}

export const readPolicyVersionsCall = operation(readPolicyVersions, ({ kernel, query, request }) =>
  policyVersions(kernel.db, query.countryCode, request.language),
);

export const postPolicyVersionsCall = operation(postPolicyVersions, ({ kernel, body, request }) =>
  policyVersions(kernel.db, body.countryCode, request.language),
);
