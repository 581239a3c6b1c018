import { setListLayout, type ListLayout } from '@madang/contract/people/saved-views/layout.ts';
import { listSavedViews } from '@madang/contract/people/saved-views/routes.ts';
import { viewParameters } from '@madang/contract/people/saved-views/rules.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { addressWith } from '../../../../kernel/search-param.ts';

const viewsKey = ['saved-views'] as const;

/** The views, with the reader's layout and the lists to filter by. */
export const savedViewsQuery = queryOptions({
  queryKey: viewsKey,
  queryFn: ({ signal }) => call(listSavedViews, {}, { signal }),
});

/** Reads the views again, after one was changed. */
export function useRereadViews(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: viewsKey });
}

/** Returns the address parameters that filter and sort the rows, always in the same order, so that two can be compared. */
export function viewQueryOf(search: URLSearchParams): string {
  const found = viewParameters.flatMap((name) => {
    const value = search.get(name) ?? '';
    return value === '' ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams(found).toString();
}

/** The changes of the address that open a view; '' finds all. */
export function openingOf(query: string): Readonly<Record<string, string | null>> {
  const wanted = new URLSearchParams(query);
  return {
    ...Object.fromEntries(viewParameters.map((name) => [name, wanted.get(name)])),
    page: null,
    panel: null,
    item: null,
  };
}

export function hrefOf(query: string): string {
  return addressWith(openingOf(query));
}

const wholeLayout: ListLayout = { hiddenColumns: [], density: 'comfortable' };

/** Returns the user's list layout and its setter, which takes effect at once and is stored for the next time. */
export function useListLayout(): readonly [ListLayout, (layout: ListLayout) => void] {
  const queries = useQueryClient();
  const notices = useNotices();
  const { data } = useQuery(savedViewsQuery);
  // A tick stands with the press: what is kept for queries comes a moment later.
  const [chosen, setChosen] = useState<ListLayout>();
  const keep = async (layout: ListLayout) => {
    setChosen(layout);
    // What is still on its way is of before.
    await queries.cancelQueries({ queryKey: viewsKey });
    queries.setQueryData(savedViewsQuery.queryKey, (views) => views && { ...views, layout });
    try {
      await call(setListLayout, { body: layout });
    } catch (thrown) {
      setChosen(undefined);
      await queries.invalidateQueries({ queryKey: viewsKey });
      await notices.showError(thrown);
    }
  };
  return [chosen ?? data?.layout ?? wholeLayout, (layout) => void keep(layout)];
}
