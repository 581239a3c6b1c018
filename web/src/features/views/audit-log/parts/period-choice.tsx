import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { daysLater, todayHere } from '../../../../ui/dates/days.ts';
import { useText } from '../texts.ts';
import styles from './period-choice.module.css';

const periods = [
  ['today', 1],
  ['week', 7],
  ['month', 30],
] as const;

/** Periods that are asked for most, by one press. */
export function PeriodChoice() {
  const t = useText();
  const [search, change] = useSearchParams();
  const today = todayHere();
  return (
    <div role="group" className={styles['periods']} aria-label={t('period.label')}>
      {periods.map(([name, days]) => {
        const from = daysLater(today, 1 - days);
        const isOn = search.get('from') === from && search.get('to') === today;
        const period = isOn ? { from: null, to: null } : { from, to: today };
        return (
          <Button
            key={name}
            small
            variant={isOn ? 'secondary' : 'quiet'}
            aria-pressed={isOn}
            onClick={() => change({ ...period, item: null })}
          >
            {t(`period.${name}`)}
          </Button>
        );
      })}
    </div>
  );
}
