import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Total } from '@madang/contract/kernel/lists/list.ts';
import { formatNumber } from '../../../kernel/formats.ts';

/** How many people there are, or that there are more than were counted; within a sentence. */
export function totalText({ count, isExact }: Total, language: Language): string {
  return `${formatNumber(count, language)}${isExact ? '' : '+'}`;
}
