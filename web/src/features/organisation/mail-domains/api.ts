import { listMailDomains } from '@madang/contract/organisation/mail-domains/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['mail-domains'] as const;

export function useMailDomains() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listMailDomains, {}, { signal }) });
}

/** Reads them again, after one was added, checked or removed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
