import { termsFor } from '@madang/contract/terms/rules.ts';
import { listTerms } from '@madang/contract/terms/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { present } from '../present.ts';
import { selectTerms } from '../terms.sql.ts';

/** Every term that a person of the country is shown, each in its newest version. */
export const listTermsCall = operation(listTerms, async ({ kernel, query, request }) => {
  const { countryCode, language = request.language } = query;
  const terms = await selectTerms(kernel.db, { termsCodes: termsFor(query), countryCode, language });
  return { data: { list: terms.map((each) => present(each, countryCode)) } };
});
