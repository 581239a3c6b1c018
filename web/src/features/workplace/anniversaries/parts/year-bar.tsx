import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx';
import { Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { useText } from '../texts.ts';
import styles from './year-bar.module.css';

const { firstYear, lastYear } = anniversaryLimits;

/** One year back and forth; at the ends of the calendar a press does nothing. */
export function YearBar({ year, onChange }: { readonly year: number; readonly onChange: (year: number) => void }) {
  const t = useText();
  const step = (to: number) => ({
    onClick: () => {
      if (to >= firstYear && to <= lastYear) onChange(to);
    },
    'aria-disabled': to < firstYear || to > lastYear || undefined,
  });
  return (
    <Toolbar label={t('years')}>
      <IconButton icon={ChevronLeftIcon} label={t('yearBefore')} {...step(year - 1)} />
      <strong className={styles['year']} aria-live="polite">
        {t('year', { year })}
      </strong>
      <IconButton icon={ChevronRightIcon} label={t('yearAfter')} {...step(year + 1)} />
    </Toolbar>
  );
}
