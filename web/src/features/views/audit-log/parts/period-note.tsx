import { searchDaysMax } from '@madang/contract/kernel/search/search-dates.ts';
import { dayAfter, wholeDays } from '@madang/contract/views/audit-log/filters.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { queryFromUrl } from '../api.ts';
import { useText } from '../texts.ts';

/** Shows the days that the list covers and a button for the days before; one search covers at most 31 days. */
export function PeriodNote({ timeZone }: { readonly timeZone: string | undefined }) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const { from, to } = wholeDays(queryFromUrl(search));
  const isLast = from === '' || to === '';
  const first = isLast ? dayAfter(todayIn(timeZone), 1 - searchDaysMax) : from;
  const days = formatNumber(searchDaysMax, language);
  const earlier = { from: dayAfter(first, -searchDaysMax), to: dayAfter(first, -1), item: null };
  return (
    <Actions>
      <span>
        {isLast
          ? t('period.last', { days })
          : t('period.between', { from: formatDate(from, language), to: formatDate(to, language) })}
      </span>
      <Button onClick={() => change(earlier, 'push')}>{t('period.earlier', { days })}</Button>
    </Actions>
  );
}

/** `2026-11-27` in a zone. */
function todayIn(timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date());
}
