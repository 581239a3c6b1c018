import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { ChevronLeftIcon, ChevronRightIcon, drawn } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './calendar.module.css';
import {
  type Bounds,
  type Day,
  dayAfterKey,
  firstWeekdayOf,
  isSameMonth,
  isWithin,
  monthsLater,
  todayHere,
  weeksOf,
  within,
} from './days.ts';
import { MonthTable } from './month-table.tsx';
import { useDayFormat, useLunarWords } from './use-day-words.ts';

const YearBackIcon = /* @__PURE__ */ drawn('M9.5 5.5L5 10l4.5 4.5M15 5.5L10.5 10l4.5 4.5');
const YearOnIcon = /* @__PURE__ */ drawn('M5 5.5L9.5 10 5 14.5M10.5 5.5L15 10l-4.5 4.5');

interface CalendarProps extends Bounds {
  /** Selected day, or undefined. */
  readonly selected: Day | undefined;
  readonly onPick: (day: Day) => void;
}

/**
 * Grid of a month's days: arrows, Home and End, PageUp and PageDown, with Shift by years; Enter selects. The focused
 * day is named below.
 */
export function Calendar({ selected, onPick, min, max }: CalendarProps) {
  const bounds = { min, max };
  const { dates } = useUiTexts();
  const format = useDayFormat();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => within(selected ?? todayHere(), bounds));
  const [hasKeys, setKeys] = useState(true);
  const firstWeekday = firstWeekdayOf(dates.languageTag);
  const weeks = weeksOf(active, firstWeekday);
  useEffect(() => {
    if (hasKeys) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, hasKeys]);
  const go = (day: Day, byKeys: boolean) => {
    setKeys(byKeys);
    setActive(within(day, bounds));
  };
  const keyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event, active, firstWeekday);
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(day, true);
  };
  const turn = (months: number) => go(monthsLater(active, months), false);
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <IconButton icon={YearBackIcon} label={dates.previousYear} onClick={() => turn(-12)} />
        <IconButton icon={ChevronLeftIcon} label={dates.previousMonth} onClick={() => turn(-1)} />
        <strong id={id} className={styles['month']} aria-live="polite">
          {format(active, 'month')}
        </strong>
        <IconButton icon={ChevronRightIcon} label={dates.nextMonth} onClick={() => turn(1)} />
        <IconButton icon={YearOnIcon} label={dates.nextYear} onClick={() => turn(12)} />
      </div>
      <MonthTable
        ref={grid}
        role="grid"
        aria-labelledby={id}
        className={styles['grid']}
        onKeyDown={keyDown}
        weeks={weeks}
        cell={(day) => (
          <DayCell
            key={day}
            day={day}
            isOutside={!isSameMonth(day, active)}
            isActive={day === active}
            isSelected={day === selected}
            isBlocked={!isWithin(day, bounds)}
            onPick={onPick}
          />
        )}
      />
      <Foot active={active} bounds={bounds} onToday={() => go(todayHere(), true)} />
    </div>
  );
}

interface FootProps {
  readonly active: Day;
  readonly bounds: Bounds;
  readonly onToday: () => void;
}

/** The day that the focus is on; its own button says the same to screen readers. */
function Foot({ active, bounds, onToday }: FootProps) {
  const { dates } = useUiTexts();
  const format = useDayFormat();
  const lunar = useLunarWords();
  return (
    <div className={styles['foot']}>
      <p aria-hidden="true">
        <span>{format(active, 'day')}</span>
        <span>{lunar(active)}</span>
      </p>
      {isWithin(todayHere(), bounds) && (
        <Button small variant="quiet" onClick={onToday}>
          {dates.today}
        </Button>
      )}
    </div>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly isOutside: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isBlocked: boolean;
  readonly onPick: (day: Day) => void;
}

function DayCell({ day, isOutside, isActive, isSelected, isBlocked, onPick }: DayCellProps) {
  const format = useDayFormat();
  const lunar = useLunarWords();
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        className={cx(styles['day'], isOutside && styles['outside'], isSelected && styles['selected'])}
        tabIndex={isActive ? 0 : -1}
        aria-label={[format(day, 'day'), lunar(day)].filter(Boolean).join(', ')}
        aria-current={day === todayHere() ? 'date' : undefined}
        aria-disabled={isBlocked || undefined}
        onClick={() => !isBlocked && onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
