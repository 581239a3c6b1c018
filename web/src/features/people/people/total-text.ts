import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Total } from '@madang/contract/kernel/lists/list.ts';
import { formatNumber } from '../../../kernel/formats.ts';

/** Returns the number of people as text within a sentence, with a sign that there are more if the count is not exact. */
export function totalText({ count, isExact }: Total, language: Language): string {
  return `${formatNumber(count, language)}${isExact ? '' : '+'}`;
}
