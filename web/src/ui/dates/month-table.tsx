import type { ComponentProps, ReactNode } from 'react';
import type { Day } from './days.ts';
import { useDayFormat } from './use-day-words.ts';

interface MonthTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The days of a month by weeks, each from the language's first weekday on (`weeksOf`). */
  readonly weeks: readonly (readonly Day[])[];
  readonly caption?: ReactNode;
  readonly headClass?: (day: Day) => string | undefined;
  /** A day's cell, with its key. */
  readonly cell: (day: Day) => ReactNode;
}

/** A month as a table: weekdays over weeks. What a day shows, and whether it is pressed, is its owner's. */
export function MonthTable({ weeks, caption, headClass, cell, ...table }: MonthTableProps) {
  const format = useDayFormat();
  return (
    <table {...table}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={format(day, 'weekdayName')} className={headClass?.(day)}>
              {format(day, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
