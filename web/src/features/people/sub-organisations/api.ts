import { listSubOrganisations, orderSubOrganisations } from '@madang/contract/people/sub-organisations/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';

const key = ['sub-organisations'] as const;

export function useSubOrganisations() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSubOrganisations, {}, { signal }) });
}

/** Reads them again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export function sendOrder(ids: readonly string[], expected: readonly string[]): Promise<Changed> {
  return sendChange(orderSubOrganisations, { body: { subOrganisationIds: [...ids], expected: [...expected] } });
}
