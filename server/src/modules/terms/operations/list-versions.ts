import { listVersions } from '@madang/contract/terms/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { findTerms } from '../find-terms.ts';

/** The versions of one term that are or were in force, the oldest first. */
export const listVersionsCall = operation(listVersions, async ({ kernel, query, request }) => {
  const { versions } = await findTerms(kernel.db, { ...query, language: query.language ?? request.language });
  return { versions: [...versions] };
});
