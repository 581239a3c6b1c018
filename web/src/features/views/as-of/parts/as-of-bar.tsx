import { formatDate } from '../../../../kernel/dates.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import type { About } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './as-of.module.css';

interface AsOfBarProps {
  readonly on: string;
  /** Undefined until the answer is there. */
  readonly about: About | undefined;
}

/** Says which day is shown, whether it is planned, what is missing from it, and leads back to today. */
export function AsOfBar({ on, about }: AsOfBarProps) {
  const t = useText();
  const language = useLanguage();
  const [, change] = useSearchParams();
  const date = formatDate(on, language);
  const notes = about && notesOf(about, t, language);
  return (
    <div className={styles['bar']} data-time={about?.time} role="status">
      <div className={styles['told']}>
        <p className={styles['when']}>{t(about?.time ?? 'past', { date })}</p>
        <p>{t('readOnly')}</p>
        {notes?.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Button small onClick={() => change({ on: null, page: null }, 'push')}>
        {t('back')}
      </Button>
    </div>
  );
}

function notesOf(
  { closedSince, notShown, headsSince }: About,
  t: ReturnType<typeof useText>,
  language: ReturnType<typeof useLanguage>,
): string[] {
  return [
    closedSince > 0 ? t('closedSince', { count: formatNumber(closedSince, language) }) : '',
    notShown > 0 ? t('notShown', { count: formatNumber(notShown, language) }) : '',
    headsSince === null ? '' : t('headsSince', { date: formatDate(headsSince, language) }),
  ].filter(Boolean);
}
