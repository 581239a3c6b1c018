import type { ErrorParams } from '../../kernel/errors.ts';
import { languageNames } from '../../kernel/languages.ts';
import type { EditionText } from './routes.ts';

/** TRM-08: languages, named by EDITION_SUMMARY, whose text has no description of changes since the previous version. */
export function missingSummaries(texts: readonly EditionText[]): ErrorParams | undefined {
  const silent = texts.filter(({ summary }) => summary === '');
  return silent.length === 0 ? undefined : { 0: silent.map(({ language }) => languageNames[language]).join(', ') };
}
