import { typedTerm } from '@madang/contract/kernel/fields/typed-text.ts';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { TypedSearch } from '../../ui/fields/search-field.tsx';

interface Found<Answer> {
  readonly data: Answer | undefined;
  readonly search: TypedSearch;
}

/**
 * Search of a `SearchField` on the server. `useAnswer` queries a term; kept previous data prevents blinking, and its
 * options cannot be selected.
 */
export function useTypedSearch<Answer>(useAnswer: (term: string) => UseQueryResult<Answer>): Found<Answer> {
  const [typed, setTyped] = useState('');
  const term = typedTerm(typed);
  const answered = useDeferredValue(term);
  const { data, isPlaceholderData, isLoading } = useAnswer(answered);
  return { data, search: { onType: setTyped, isSearching: answered !== term || isPlaceholderData || isLoading } };
}

/** Options of a query that answers some terms alone; for any other, what an earlier one found does not stay. */
export function askedIf(isAsked: boolean) {
  return isAsked ? { placeholderData: keepPreviousData } : { enabled: false };
}
