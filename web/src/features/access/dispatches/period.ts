import type { Dispatch } from '@madang/contract/access/dispatches/routes.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** Writes a day of a company, which has no clock. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  return (day) => formatDate(`${day}T00:00:00Z`, language, 'date', 'UTC');
}

/** Writes the first and the last day. */
export function usePeriodText(): (days: Pick<Dispatch, 'startsOn' | 'endsOn'>) => string {
  const t = useText();
  const dayText = useDayText();
  return ({ startsOn, endsOn }) => t('period', { since: dayText(startsOn), until: dayText(endsOn) });
}
