import type { ErrorParams } from '../../kernel/errors.ts';
import { languageNames } from '../../kernel/languages.ts';
import type { EditionText } from './routes.ts';

/**
 * TRM-03: finds versions whose parts differ between languages in number or kind. EDITION_PARTS names the first language
 * and those that differ.
 */
export function unlikeParts([first, ...others]: readonly EditionText[]): ErrorParams | undefined {
  if (!first) return undefined;
  const unlike = others.filter((text) => questionsOf(text) !== questionsOf(first));
  if (unlike.length === 0) return undefined;
  return { 0: languageNames[first.language], 1: unlike.map(({ language }) => languageNames[language]).join(', ') };
}

function questionsOf({ parts }: EditionText): string {
  return parts.map(({ isRequired, consent }) => `${isRequired} ${consent !== null}`).join();
}
