import { countedUnread } from '@madang/contract/workplace/boards/limits.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { formatNumber } from '../../../kernel/formats.ts';

/** Returns the number of unread posts as text; above the counting limit, that there are more; empty for none. */
export function unreadText(count: number, language: Language): string {
  if (count === 0) return '';
  const most = countedUnread - 1;
  return count > most ? `${formatNumber(most, language)}+` : formatNumber(count, language);
}
