import { listOwnCompanies } from '@madang/contract/access/login-ties/routes.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../call.ts';
import type { Session } from '../session.ts';

/** MEM-04: the companies that the login opens. */
export const ownCompaniesQuery = queryOptions({
  queryKey: ['own-companies'],
  queryFn: ({ signal }) => call(listOwnCompanies, {}, { signal }),
});

/** STA-09: asks if the reader is a guest, who administers nothing here; undefined until it is known. */
export function useIsGuest({ can, opensOtherCompanies }: Pick<Session, 'can' | 'opensOtherCompanies'>) {
  const { data } = useQuery({ ...ownCompaniesQuery, enabled: opensOtherCompanies });
  if (!opensOtherCompanies) return false;
  return data && can.length === 0 && data.items.some(({ isCurrent, isHome }) => isCurrent && !isHome);
}
