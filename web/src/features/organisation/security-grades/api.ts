import { securityGradeRoutes } from '@madang/contract/organisation/security-grades/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../kernel/call.ts';

const key = ['security-grades'] as const;

export function useGrades() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(securityGradeRoutes.list, {}, { signal }) });
}

/** Reads the names again after a change. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: key }), [queries]);
}
