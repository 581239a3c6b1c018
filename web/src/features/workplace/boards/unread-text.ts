import { countedUnread } from '@madang/contract/workplace/boards/limits.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { formatNumber } from '../../../kernel/formats.ts';

/** How many posts are unread; beyond what is counted, that there are more, and nothing for none. */
export function unreadText(count: number, language: Language): string {
  if (count === 0) return '';
  const most = countedUnread - 1;
  return count > most ? `${formatNumber(most, language)}+` : formatNumber(count, language);
}
