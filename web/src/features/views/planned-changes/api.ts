import { plannedPerPage } from '@madang/contract/views/planned-changes/limits.ts';
import {
  cancelPlannedChange,
  checkPlannedChange,
  countPlannedChanges,
  listOwnPlannedChanges,
  listPlannedChanges,
  movePlannedChange,
  takeOverPlannedChange,
} from '@madang/contract/views/planned-changes/routes.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';
import { plansKey } from '../../../kernel/sections/plans.ts';
import type { PlansQuery } from './address.ts';

export function plansQuery(query: PlansQuery) {
  return queryOptions({
    queryKey: [...plansKey, 'list', query],
    queryFn: ({ signal }) =>
      readPage({ page: query.page, rowsPerPage: plannedPerPage }, (page) =>
        call(listPlannedChanges, { query: { ...query, page } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Changes that are announced for the reader. */
export const ownPlansQuery = queryOptions({
  queryKey: [...plansKey, 'own'],
  queryFn: ({ signal }) => call(listOwnPlannedChanges, {}, { signal }),
});

/** Counts of each day of a span. */
export function daysQuery(from: string, until: string) {
  return queryOptions({
    queryKey: [...plansKey, 'days', from, until],
    queryFn: ({ signal }) => call(countPlannedChanges, { query: { from, until } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Acts on a planned change; list and calendar are read again afterwards. */
export function usePlanActs(planId: string) {
  const queries = useQueryClient();
  const params = { planId };
  const settle = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await queries.invalidateQueries({ queryKey: plansKey });
    }
  };
  return {
    change: (body: { readonly dueOn: string; readonly note: string }) =>
      settle(call(movePlannedChange, { params, body: { ...body } })),
    cancel: () => settle(call(cancelPlannedChange, { params })),
    takeOver: () => settle(call(takeOverPlannedChange, { params })),
    check: async () => (await settle(call(checkPlannedChange, { params }))).refusal,
  };
}
