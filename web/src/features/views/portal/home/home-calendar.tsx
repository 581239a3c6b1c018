import { calendarMonths } from '@madang/contract/views/portal/limits.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DashCard } from '../../../../ui/dashboard/dash-card.tsx';
import {
  dateOf,
  type Day,
  firstWeekdayOf,
  isSameMonth,
  monthsLater,
  todayHere,
  weeksOf,
} from '../../../../ui/dates/days.ts';
import { MonthTable } from '../../../../ui/dates/month-table.tsx';
import { useDayFormat, useLunarDays } from '../../../../ui/dates/use-day-words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import { ComingDays } from './coming-days.tsx';
import styles from './home-calendar.module.css';
import { daysOn, type HomeDays } from './home-days.ts';
import { readsLunar } from './reads-lunar.ts';

interface CalendarCardProps {
  readonly days: readonly HomeDays[];
  readonly aside: ReactNode;
}

/** A month with the days of company and country, and the lunar day of some; the months are those that the home has read. */
export function CalendarCard({ days, aside }: CalendarCardProps) {
  const t = useText();
  const { dates } = useUiTexts();
  const format = useDayFormat();
  const [ahead, setAhead] = useState(0);
  const today = todayHere();
  const month = monthsLater(`${today.slice(0, 8)}01`, ahead);
  const weeks = weeksOf(month, firstWeekdayOf(dates.languageTag));
  const turn = (to: number) => to >= 0 && to < calendarMonths && setAhead(to);
  const isLunar = readsLunar(useLanguage());
  return (
    <DashCard
      title={<span aria-live="polite">{format(month, 'month')}</span>}
      aside={
        <span className={styles['turns']}>
          {aside}
          <IconButton
            icon={ChevronLeftIcon}
            label={dates.previousMonth}
            aria-disabled={ahead === 0 || undefined}
            onClick={() => turn(ahead - 1)}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={dates.nextMonth}
            aria-disabled={ahead === calendarMonths - 1 || undefined}
            onClick={() => turn(ahead + 1)}
          />
        </span>
      }
    >
      <div className={styles['calendar']}>
        <MonthTable
          weeks={weeks}
          className={styles['month']}
          caption={
            <VisuallyHidden>
              {isLunar ? `${format(month, 'month')}, ${t('home.lunarNote')}` : format(month, 'month')}
            </VisuallyHidden>
          }
          headClass={(day) => cx(isSunday(day) && styles['off'])}
          cell={(day) => (
            <DayCell key={day} day={day} month={month} today={today} days={daysOn(days, day)} isLunar={isLunar} />
          )}
        />
      </div>
      <ComingDays days={days} />
    </DashCard>
  );
}

const isSunday = (day: Day) => dateOf(day).getUTCDay() === 0;

interface DayCellProps {
  readonly day: Day;
  readonly month: Day;
  readonly today: Day;
  readonly days: readonly HomeDays[];
  readonly isLunar: boolean;
}

function DayCell({ day, month, today, days, isLunar }: DayCellProps) {
  const lunarOf = useLunarDays(isLunar);
  const number = <time dateTime={day}>{Number(day.slice(8))}</time>;
  if (!isSameMonth(day, month)) {
    return (
      <td className={styles['outside']}>
        <span>{number}</span>
      </td>
    );
  }
  const isOff = isSunday(day) || days.some((each) => each.isOff);
  const isToday = day === today;
  const lunar = lunarOf(day);
  // Of a month without its lunar days every week says one, and the month's first its own.
  const isTold = lunar && (isToday || lunar.day === 1 || isSunday(day));
  return (
    <td aria-current={isToday ? 'date' : undefined} className={cx(isOff && styles['off'])}>
      <span className={cx(isToday && styles['today'], days.length > 0 && styles['marked'])}>
        {number}
        {isTold && days.length === 0 && <small>{`${lunar.month}.${lunar.day}`}</small>}
        {days.length > 0 && <VisuallyHidden>{` ${days.map(({ name }) => name).join(', ')}`}</VisuallyHidden>}
      </span>
    </td>
  );
}
