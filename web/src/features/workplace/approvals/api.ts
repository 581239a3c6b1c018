import { readApprovalSettings } from '@madang/contract/workplace/approvals/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['approval-settings'] as const;

export function useSettings() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(readApprovalSettings, {}, { signal }) });
}

export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
