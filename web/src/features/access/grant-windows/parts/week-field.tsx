import {
  clockText,
  minutesOfDay,
  type MinuteRange,
  rangesOn,
  weekDays,
} from '@madang/contract/kernel/fields/week-hours.ts';
import { CheckBox } from '../../../../ui/fields/check-field.tsx';
import { describedBy, type FieldProps } from '../../../../ui/fields/field.tsx';
import { useId } from 'react';
import { useDayNames } from '../hours-text.ts';
import { useText } from '../texts.ts';
import styles from './week-field.module.css';

interface WeekFieldProps {
  readonly field: FieldProps<{ from: number; to: number }[]>;
}

/** The editor steps by half hours. */
const step = 30;

/** MEM-03: one stretch of hours for each day of the week; a day of several is shown whole and begins again when it is changed. */
export function WeekField({ field }: WeekFieldProps) {
  const t = useText();
  const id = useId();
  const names = useDayNames('long');
  const change = (day: number, range: MinuteRange | undefined) => {
    const others = weekDays.filter((each) => each !== day).flatMap((each) => inWeek(each, rangesOn(each, field.value)));
    const own = range ? inWeek(day, [range]) : [];
    const next = [...others, ...own].toSorted((a, b) => a.from - b.from);
    field.onChange(next.map(({ from, to }) => ({ from, to })));
  };
  return (
    <fieldset
      className={styles['week']}
      data-field={field.name}
      aria-describedby={describedBy({ help: `${id}-help`, error: `${id}-error`, status: `${id}-status` }, field)}
    >
      <legend className={styles['legend']}>{field.label}</legend>
      {weekDays.map((day) => {
        const ranges = rangesOn(day, field.value);
        const [first, last] = [ranges[0]?.from ?? 540, ranges.at(-1)?.to ?? 1_080];
        return (
          <div key={day} className={styles['day']}>
            <label className={styles['name']}>
              <CheckBox
                checked={ranges.length > 0}
                onChange={(isTicked) => change(day, isTicked ? { from: first, to: last } : undefined)}
              />
              <span>{names[day]}</span>
            </label>
            {ranges.length > 0 && (
              <>
                <Clock
                  label={t('fromOf', { day: names[day] ?? '' })}
                  value={first}
                  from={0}
                  to={last - step}
                  onChange={(from) => change(day, { from, to: last })}
                />
                <span aria-hidden="true">–</span>
                <Clock
                  label={t('toOf', { day: names[day] ?? '' })}
                  value={last}
                  from={first + step}
                  to={minutesOfDay}
                  onChange={(to) => change(day, { from: first, to })}
                />
              </>
            )}
          </div>
        );
      })}
      {field.error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          {field.error}
        </p>
      )}
    </fieldset>
  );
}

function inWeek(day: number, ranges: readonly MinuteRange[]): MinuteRange[] {
  return ranges.map(({ from, to }) => ({ from: from + day * minutesOfDay, to: to + day * minutesOfDay }));
}

interface ClockProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (minute: number) => void;
}

function Clock({ label, value, from, to, onChange }: ClockProps) {
  const steps = Array.from({ length: minutesOfDay / step + 1 }, (_, place) => place * step);
  const shown = steps.filter((minute) => minute >= from && minute <= to);
  return (
    <select
      className={styles['clock']}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {(shown.includes(value) ? shown : [value, ...shown]).map((minute) => (
        <option key={minute} value={minute}>
          {clockText(minute)}
        </option>
      ))}
    </select>
  );
}
