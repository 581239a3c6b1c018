import { type EditionKey, listEditions, readDraft } from '@madang/contract/ground/terms-publishing/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const editionsKey = ['operator', 'terms'] as const;
/** Refresh interval in milliseconds of the consent counts while a user looks at them. */
const liveMs = 10_000;

export function useEditions() {
  return useQuery({
    queryKey: editionsKey,
    queryFn: ({ signal }) => call(listEditions, {}, { signal }),
    refetchInterval: liveMs,
  });
}

export function useDraft({ termsCode, countryCode }: EditionKey) {
  return useQuery({
    queryKey: [...editionsKey, termsCode, countryCode],
    queryFn: ({ signal }) => call(readDraft, { params: { termsCode, countryCode } }, { signal }),
    // What is being written is never replaced by what is read again behind it.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Reads versions and drafts again after something was saved or published. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: editionsKey });
}
