import { defaultLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { readTerms } from '@madang/contract/ground/terms/wire.ts';
import { useEffect } from 'react';
import { call } from '../../../kernel/call.ts';
import { useLoaded } from '../../../kernel/use-loaded.ts';

export type TermsText = AnswerOf<typeof readTerms>;

interface Wish {
  readonly termsCode: TermsCode;
  readonly countryCode: string;
  readonly version: string | null;
  readonly second: Language;
}

/** The same version in Korean and in the second language; the last one read stays until the next has come. */
export function useTermsTexts({ termsCode, countryCode, version, second }: Wish) {
  const asked = { termsCode, countryCode, ...(version === null ? {} : { version }) };
  const read = (language: Language) => call(readTerms, { query: { ...asked, language } });
  const wish = [termsCode, countryCode, version, second].join();
  const { data, failure, isLoading } = useLoaded(wish, () => Promise.all([read(defaultLanguage), read(second)]));
  useEffect(() => {
    // RTE-08: terms that cannot be read lead to the error page; Back leads past them.
    if (failure !== undefined) location.replace('/userapp/error');
  }, [failure]);
  return { texts: data, isLoading };
}
