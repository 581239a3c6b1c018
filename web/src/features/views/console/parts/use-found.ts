import { typedTerm } from '@madang/contract/kernel/fields/typed-text.ts';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Found } from '../../../../kernel/feature.ts';
import { usePaused } from '../../../../kernel/lists/use-paused.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import type { FoundGroup } from '../../../../ui/dialogs/finder.tsx';

/** Results shown for a section; for more, the user types on or opens the section. */
const shownOfSection = 8;
const nothing: Found = { items: [] };

/** Returns the results of the sections' own searches for the typed term, after a pause in typing. */
export function useFound(typed: string) {
  const term = usePaused(typedTerm(typed));
  const sections = useSections().filter(({ find }) => find !== undefined);
  const found = useQueries({
    queries: sections.map(({ code, find }) => ({
      queryKey: ['console', 'find', code, term],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => find?.(term, signal) ?? nothing,
      enabled: term !== '',
    })),
  });
  const groups = sections.map((section, place): FoundGroup => ({
    id: section.code,
    title: (section.finds ?? section.title)(),
    items: (found[place]?.data?.items ?? []).slice(0, shownOfSection).map((item) => ({
      ...item,
      id: `${section.code} ${item.id}`,
      icon: section.icon,
    })),
    hasMore: (found[place]?.data?.items.length ?? 0) > shownOfSection,
  }));
  // Deferred as one: what is said of a search never runs ahead of the lines that it found.
  const answer = useDeferredValue({
    term,
    groups,
    isFetching: found.some(({ isFetching }) => isFetching),
    hasFailed: found.some(({ isError }) => isError),
    notes: found.flatMap(({ data }) => data?.note ?? []),
  });
  const isSearching = typedTerm(typed) !== '' && (answer.term !== typedTerm(typed) || answer.isFetching);
  return { ...answer, isSearching };
}
