import { readTerms } from '@madang/contract/terms/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { findTerms } from '../find-terms.ts';
import { present } from '../present.ts';

/** One version of one term, the last unless another is named. */
export const readTermsCall = operation(readTerms, async ({ kernel, query, request }) => {
  const terms = await findTerms(kernel.db, { ...query, language: query.language ?? request.language });
  return present(terms, query.countryCode);
});
