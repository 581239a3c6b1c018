import { listCompanyRoles } from '@madang/contract/access/company-roles/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['company-roles'] as const;

export function useCompanyRoles() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listCompanyRoles, {}, { signal }) });
}

/** Reads the list again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
