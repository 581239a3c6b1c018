import { changeConsent, listConsents, type OwnConsent } from '@madang/contract/access/consents/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { profileKey } from './profile-key.ts';

export type Receipt = NonNullable<AnswerOf<typeof changeConsent>['receipt']>;

const key = ['consents'] as const;

/** Returns the query for the terms open to consent, worded in the reader's language. */
export function consentsQuery(language: Language) {
  return queryOptions({
    queryKey: [...key, language],
    queryFn: ({ signal }) => call(listConsents, {}, { signal }),
  });
}

/** Answers the other way; then what was read of it, and of the data that went with it, is read again. */
export function useConsentChange() {
  const queries = useQueryClient();
  return async ({ termsCode, isAgreed, text }: OwnConsent): Promise<Receipt | null> => {
    try {
      const body = { isAgreed: !isAgreed, version: text.version };
      return (await call(changeConsent, { params: { termsCode }, body })).receipt;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: profileKey }),
      ]);
    }
  };
}
