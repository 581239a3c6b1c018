import { listInvitations, listJoins } from '@madang/contract/invitations/routes.ts';
import { type InvitationState, invitationStates } from '@madang/contract/invitations/rules.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { orLastPage } from '../../kernel/rooms/last-page.ts';
import { noticesKey } from '../../kernel/rooms/notices-key.ts';

const invitationsKey = ['invitations'] as const;

export function useInvitations(search: URLSearchParams) {
  const page = pageNumber(search.get('page'));
  const state = stateOf(search.get('state'));
  return useQuery({
    queryKey: [...invitationsKey, page, state],
    queryFn: async ({ signal }) =>
      (await orLastPage(page, (asked) => call(listInvitations, { query: { page: asked, state } }, { signal }))).data,
    placeholderData: keepPreviousData,
  });
}

export function useJoins(invitationId: string) {
  return useQuery({
    queryKey: [...invitationsKey, invitationId, 'joins'],
    queryFn: async ({ signal }) => (await call(listJoins, { params: { invitationId } }, { signal })).data.list,
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

function pageNumber(given: string | null): number {
  return given !== null && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

export function stateOf(given: string | null): InvitationState | undefined {
  return invitationStates.find((state) => state === given);
}
