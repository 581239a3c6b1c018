import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { searchOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import { addShippedForms, listUsableForms, readUsableForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import type { DocumentKind } from '@madang/contract/workplace/approval-policies/rules.ts';
import { listPersonApprovalRequests } from '@madang/contract/workplace/person-approvals/routes.ts';
import type { RequestFilters } from '@madang/contract/workplace/approval-requests/list-rows.ts';
import {
  type AttachedFile,
  listApprovalRequests,
  readApprovalRequest,
  readOwnStandIn,
  tryOwnRoute,
  uploadApprovalFile,
} from '@madang/contract/workplace/approval-requests/routes.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { client } from '../../../kernel/calls/client.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';
import { usePaused } from '../../../kernel/lists/use-paused.ts';

const key = ['approval-requests'] as const;

export type ReadRequest = AnswerOf<typeof readApprovalRequest>;

export const requestHref = (requestId: string) => `${approvalsHome}/requests/${requestId}`;
export const formHref = (approvalFormId: string) => `${approvalsHome}/forms/${approvalFormId}`;
export const fileHref = (requestId: string, fileId: string) => `/api/v1/approval-requests/${requestId}/files/${fileId}`;

/** A box of requests, page after page. */
export function useRequests(filters: Omit<RequestFilters, 'after'>) {
  return useInfiniteQuery({
    queryKey: [...key, 'list', filters],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listApprovalRequests, { query: { ...filters, ...afterOf(pageParam) } }, { signal }),
  });
}

/** Submitted requests of a person. */
export function usePersonRequests(personId: string) {
  return useInfiniteQuery({
    queryKey: [...key, 'person', personId],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listPersonApprovalRequests, { params: { personId }, query: afterOf(pageParam) }, { signal }),
  });
}

export function useRequest(requestId: string) {
  return useQuery({
    queryKey: [...key, 'one', requestId],
    queryFn: ({ signal }) => call(readApprovalRequest, { params: { requestId } }, { signal }),
  });
}

/** Forms in use; the first opening gives the company those that ship. */
export function useUsableForms() {
  return useQuery({
    queryKey: [...key, 'forms'],
    queryFn: async ({ signal }) => {
      const list = await call(listUsableForms, {}, { signal });
      if (list.isComplete) return list;
      await call(addShippedForms, {});
      return call(listUsableForms, {}, { signal });
    },
  });
}

export function useUsableForm(approvalFormId: string) {
  return useQuery({
    queryKey: [...key, 'form', approvalFormId],
    queryFn: ({ signal }) => call(readUsableForm, { params: { approvalFormId } }, { signal }),
  });
}

/** The route that a request would take; asked once the typing of an amount pauses. */
export function useOwnRoute(documentKind: DocumentKind, amount: number | null) {
  const paused = usePaused(amount === null ? '' : String(amount));
  return useQuery({
    queryKey: [...key, 'route', documentKind, paused],
    queryFn: ({ signal }) =>
      call(tryOwnRoute, { body: { documentKind, amount: paused === '' ? null : Number(paused) } }, { signal }),
    gcTime: 0,
  });
}

export function useStandIn() {
  return useQuery({
    queryKey: [...key, 'stand-in'],
    queryFn: ({ signal }) => call(readOwnStandIn, {}, { signal }),
  });
}

/** People and departments by a part of their names, while it is typed. */
export function useFound(term: string) {
  return useQuery({
    queryKey: [...key, 'found', term],
    queryFn: ({ signal }) => call(searchOrganisation, { body: { by: 'name', term } }, { signal }),
    ...askedIf(chartTerm.safeParse(term).success),
  });
}

/** Reads requests again after a change; the home counts what waits. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['portal'] }),
    ]);
  };
}

export async function sendFile(file: File): Promise<AttachedFile> {
  const form = new FormData();
  form.append('file', file);
  return (await client.attach(uploadApprovalFile.path, form)) as AttachedFile;
}
