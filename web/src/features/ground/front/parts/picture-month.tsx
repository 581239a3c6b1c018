import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import styles from './product-picture.module.css';

/** The current month, for the picture. */
export function PictureMonth() {
  const tag = languageTags[useLanguage()];
  const [today] = useState(() => new Date());
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const before = new Date(year, month, 1).getDay();
  const days = new Date(year, month + 1, 0).getDate();
  // 1 November 2026 is a Sunday, with which the weeks of the home begin.
  const weekdays = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 1 + day));
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'narrow' });
  return (
    <div className={styles['card']}>
      <p className={styles['name']}>{new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }).format(today)}</p>
      <div className={styles['month']}>
        {weekdays.map((day) => (
          <span key={day.getDay()} className={styles['soft']}>
            {weekday.format(day)}
          </span>
        ))}
        {Array.from({ length: before + days }, (_, at) => {
          const day = at - before + 1;
          return (
            <span key={at} className={day === today.getDate() ? styles['today'] : undefined}>
              {day > 0 ? day : ''}
            </span>
          );
        })}
      </div>
    </div>
  );
}
