import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { useDayShown } from '../../../../kernel/sections/as-of.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDay } from '../../../../ui/dates/days.ts';
import { useText } from '../texts.ts';
import styles from './as-of.module.css';

/** Things that the page shows as of the day. */
export interface DayFieldProps {
  readonly of?: 'departments' | 'people';
}

/** The day to look at; nothing for those who do not see the departments, or the people, of the console. */
export function DayField({ of = 'departments' }: DayFieldProps) {
  const t = useText();
  const { data: session } = useQuery(sessionQuery);
  const [, change] = useSearchParams();
  const on = useDayShown() ?? '';
  const [typed, setTyped] = useState(on);
  const [shown, setShown] = useState(on);
  // The address changed by itself, as by the back button.
  if (shown !== on) {
    setShown(on);
    setTyped(on);
  }
  if (!session || !can(session, of === 'people' ? 'openPeople' : 'openDepartments')) return null;
  const look = (day: string) => {
    setTyped(day);
    if (day !== on && (day === '' || isDay(day))) {
      change({ on: day || null, page: null, panel: null, edit: null, under: null, q: null, by: null }, 'push');
    }
  };
  return (
    <div className={styles['day']}>
      <DateField label={t('day')} value={typed} onChange={look} />
    </div>
  );
}
