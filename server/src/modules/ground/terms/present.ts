import { languageNames } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readTerms } from '@madang/contract/ground/terms/wire.ts';
import { cleanHtml } from '../../../kernel/html/clean-html.ts';
import type { StoredTerms } from './terms.sql.ts';

/** A text as callers see it. It was cleaned when it was written; this is the second fence before a visitor's browser. */
export function present(terms: StoredTerms, countryCode: string): AnswerOf<typeof readTerms> {
  return {
    termsCode: terms.termsCode,
    version: terms.version,
    versions: [...terms.versions],
    title: terms.title,
    language: terms.language,
    languageName: languageNames[terms.language],
    countryCode,
    contents: terms.contents.map(({ content, isRequired }) => ({ content: cleanHtml(content), isRequired })),
  };
}
