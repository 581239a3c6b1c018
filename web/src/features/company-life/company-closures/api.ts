import { endCompany as endRoute, readEnding } from '@madang/contract/company-life/company-closures/routes.ts';
import type { CompanyEnding } from '@madang/contract/company-life/company-closures/rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

/** Asked again at each visit: its dates count from the present. */
export const endingQuery = queryOptions({
  queryKey: ['company-ending'],
  queryFn: ({ signal }) => call(readEnding, {}, { signal }),
  staleTime: 0,
});

/** Logs everyone out, the caller too; answers when the data is destroyed. */
export async function endCompany(body: CompanyEnding): Promise<string> {
  return (await call(endRoute, { body })).destroyedAfter;
}
