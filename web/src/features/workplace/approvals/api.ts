import { listHeldOperations } from '@madang/contract/workplace/approval-requests/routes.ts';
import { readApprovalSettings } from '@madang/contract/workplace/approvals/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['approval-settings'] as const;

export function useSettings() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(readApprovalSettings, {}, { signal }) });
}

const heldKey = ['held-operations'] as const;

export function useHeldOperations() {
  return useQuery({ queryKey: heldKey, queryFn: ({ signal }) => call(listHeldOperations, {}, { signal }) });
}

export function useRereadHeld(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: heldKey });
}

export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
