import { listOwnCompanies } from '@madang/contract/access/linked-accounts/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** MEM-04: the companies that the login opens. */
export const ownCompaniesQuery = queryOptions({
  queryKey: ['own-companies'],
  queryFn: ({ signal }) => call(listOwnCompanies, {}, { signal }),
});
