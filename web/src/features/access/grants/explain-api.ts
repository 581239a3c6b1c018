import { explainRight, listAskablePermissions } from '@madang/contract/access/grants/explanation-routes.ts';
import type { ScopeKind } from '@madang/contract/access/grants/rules.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const key = ['grants', 'explained'] as const;

export interface Question {
  readonly personId: string;
  readonly permission: string;
  readonly scopeKind: ScopeKind;
  readonly scopeId: string;
  /** '' for now. */
  readonly at: string;
}

export function useAskable() {
  return useQuery({
    queryKey: [...key, 'permissions'],
    queryFn: ({ signal }) => call(listAskablePermissions, {}, { signal }),
  });
}

/** The answer to a question; undefined as long as something of it is not chosen. */
export function useExplanation(question: Question | undefined) {
  const { personId = '', ...query } = question ?? {};
  return useQuery({
    queryKey: [...key, question],
    queryFn: ({ signal }) => call(explainRight, { params: { personId }, query: query as Question }, { signal }),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
