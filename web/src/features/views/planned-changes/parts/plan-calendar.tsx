import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import {
  type Day,
  dayAfterKey,
  firstWeekdayOf,
  isSameMonth,
  monthsLater,
  todayHere,
  weeksOf,
} from '../../../../ui/dates/days.ts';
import { MonthTable } from '../../../../ui/dates/month-table.tsx';
import { useDayFormat } from '../../../../ui/dates/use-day-words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { dayIn } from '../address.ts';
import { daysQuery } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './plan-calendar.module.css';

/** STA-10: a month with how many changes are planned for each day; a day shows its changes below. */
export function PlanCalendar() {
  const t = useText();
  const { dates } = useUiTexts();
  const format = useDayFormat();
  const id = useId();
  const [search, change] = useSearchParams();
  const selected = dayIn(search.get('day')) || undefined;
  const [active, setActive] = useState(() => selected ?? todayHere());
  const firstWeekday = firstWeekdayOf(dates.languageTag);
  const weeks = weeksOf(active, firstWeekday);
  const { data } = useQuery(daysQuery(weeks[0]?.[0] ?? active, weeks.at(-1)?.at(-1) ?? active));
  const counts = new Map(data?.days.map(({ day, count }) => [day, count]));
  const [table, follow] = useFocusOnDay(active);
  const keyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event, active, firstWeekday);
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    follow();
    setActive(day);
  };
  return (
    <section className={styles['calendar']} aria-label={t('calendar.label')}>
      <div className={styles['head']}>
        <IconButton
          icon={ChevronLeftIcon}
          label={dates.previousMonth}
          onClick={() => setActive(monthsLater(active, -1))}
        />
        <strong id={id} aria-live="polite">
          {format(active, 'month')}
        </strong>
        <IconButton icon={ChevronRightIcon} label={dates.nextMonth} onClick={() => setActive(monthsLater(active, 1))} />
      </div>
      <MonthTable
        ref={table}
        role="grid"
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        className={styles['grid']}
        onKeyDown={keyDown}
        weeks={weeks}
        cell={(day) => (
          <DayCell
            key={day}
            day={day}
            count={counts.get(day) ?? 0}
            isOutside={!isSameMonth(day, active)}
            isActive={day === active}
            isSelected={day === selected}
            isToday={day === (data?.today ?? todayHere())}
            onPick={() => {
              setActive(day);
              change({ day: day === selected ? null : day, page: null, item: null }, 'push');
            }}
          />
        )}
      />
      <p id={`${id}-help`} className={styles['help']}>
        {t('calendar.help')}
      </p>
    </section>
  );
}

/** The focus goes with the day where the keys move it. */
function useFocusOnDay(active: Day) {
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [active]);
  const follow = () => {
    follows.current = true;
  };
  return [table, follow] as const;
}

interface DayCellProps {
  readonly day: Day;
  readonly count: number;
  readonly isOutside: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isToday: boolean;
  readonly onPick: () => void;
}

function DayCell({ day, count, isOutside, isActive, isSelected, isToday, onPick }: DayCellProps) {
  const t = useText();
  const language = useLanguage();
  const format = useDayFormat();
  const number = formatNumber(count, language);
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        className={cx(styles['day'], isOutside && styles['outside'], isSelected && styles['selected'])}
        tabIndex={isActive ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPick}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        {count > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {number}
          </span>
        )}
        <VisuallyHidden>
          {count > 0 ? t('calendar.day', { day: format(day, 'day'), number }) : format(day, 'day')}
        </VisuallyHidden>
      </button>
    </td>
  );
}
