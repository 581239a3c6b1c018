import type { HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import styles from './holiday-list.module.css';

/** Public holidays with their days, to be read alone. */
export function HolidayList({
  list,
  labelledBy,
}: {
  readonly list: readonly HolidayRow[];
  readonly labelledBy: string;
}) {
  const language = useLanguage();
  return (
    <ul className={styles['list']} aria-labelledby={labelledBy}>
      {list.map(({ name, from, to, kind }) => (
        <li key={from + name} data-kind={kind}>
          <span className={styles['days']}>
            <time dateTime={from}>{formatDate(from, language)}</time>
            {to !== from && (
              <>
                <span>{' – '}</span>
                <time dateTime={to}>{formatDate(to, language)}</time>
              </>
            )}
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
