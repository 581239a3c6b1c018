import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { readInvitationRun } from '@madang/contract/joining/invitations/list-routes.ts';
import { listInvitations, listJoins } from '@madang/contract/joining/invitations/routes.ts';
import { type InvitationState, invitationStates } from '@madang/contract/joining/invitations/rules.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { pageIn, readPage } from '../../../kernel/lists/numbered-pages.ts';
import { noticesKey } from '../../../kernel/sections/notices-key.ts';

const askedEveryMs = 1_000;

const invitationsKey = ['invitations'] as const;

export function useInvitations(search: URLSearchParams) {
  const page = pageIn(search);
  const state = stateOf(search.get('state'));
  return useQuery({
    queryKey: [...invitationsKey, page, state],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage: invitationLimits.rowsPerPage }, (asked) =>
        call(listInvitations, { query: { page: asked, state } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useJoins(invitationId: string) {
  return useQuery({
    queryKey: [...invitationsKey, invitationId, 'joins'],
    queryFn: async ({ signal }) => (await call(listJoins, { params: { invitationId } }, { signal })).items,
  });
}

/** Returns the state of a sent list; queries it until all of it has ended. */
export function useInvitationRun(runId: string) {
  return useQuery({
    queryKey: [...invitationsKey, 'run', runId],
    queryFn: ({ signal }) => call(readInvitationRun, { params: { runId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.isEnded ? false : askedEveryMs),
  });
}

/** Reads list and people again after something was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: noticesKey });
    await queries.invalidateQueries({ queryKey: invitationsKey });
  };
}

export function stateOf(given: string | null): InvitationState | undefined {
  return invitationStates.find((state) => state === given);
}
