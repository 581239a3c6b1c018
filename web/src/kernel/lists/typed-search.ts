import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { TypedSearch } from '../../ui/fields/search-field.tsx';

interface Found<Answer> {
  readonly data: Answer | undefined;
  readonly search: TypedSearch;
}

/**
 * What a `SearchField` finds by asking the server. `useAnswer` is the query of a term; where it keeps its previous data, the
 * list does not blink between two answers, and none of the earlier options can be selected.
 */
export function useTypedSearch<Answer>(useAnswer: (term: string) => UseQueryResult<Answer>): Found<Answer> {
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const answered = useDeferredValue(term);
  const { data, isPlaceholderData, isLoading } = useAnswer(answered);
  return { data, search: { onType: setTyped, isSearching: answered !== term || isPlaceholderData || isLoading } };
}

/** Options of a query that answers some terms alone; for any other, what an earlier one found does not stay. */
export function askedIf(isAsked: boolean) {
  return isAsked ? { placeholderData: keepPreviousData } : { enabled: false };
}
