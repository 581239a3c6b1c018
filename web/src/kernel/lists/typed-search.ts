import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { TypedSearch } from '../../ui/fields/search-field.tsx';

interface Found<Answer> {
  readonly data: Answer | undefined;
  readonly search: TypedSearch;
}

/**
 * Returns the options that a `SearchField` finds on the server. `useAnswer` is the query of a term; if it keeps its previous
 * data, the list does not blink between two answers, and no earlier option can be selected.
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
