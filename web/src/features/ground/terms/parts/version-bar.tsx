import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx';
import { useTermsWords } from '../texts.ts';
import { dayOf, neighbours } from '../viewer.ts';
import styles from './version-bar.module.css';

interface VersionBarProps {
  readonly version: string;
  readonly versions: readonly string[];
  readonly isLoading: boolean;
  /** null is the last version, whichever that is when the address is opened. */
  readonly onChange: (version: string | null) => void;
}

/** Shows the version being read, and the links to the previous and next one. */
export function VersionBar({ version, versions, isLoading, onChange }: VersionBarProps) {
  const t = useTermsWords();
  const language = useLanguage();
  const { previous, next, isLast } = neighbours(versions, version);
  const open = (wanted: string | undefined) => {
    if (wanted !== undefined) onChange(wanted === versions.at(-1) ? null : wanted);
  };
  return (
    <nav className={styles['bar']} aria-label={t('viewer.versions')}>
      <Button
        small
        icon={<ChevronLeftIcon size={16} />}
        busy={isLoading && previous !== undefined}
        disabledReason={previous === undefined ? t('viewer.first') : undefined}
        onClick={() => open(previous)}
      >
        {t('viewer.previous')}
      </Button>
      <p role="status">
        <span>{t('viewer.since', { date: formatDate(dayOf(version), language) })}</span>
        {isLast && <span>{` (${t('viewer.newest')})`}</span>}
      </p>
      <Button
        small
        busy={isLoading && next !== undefined}
        disabledReason={next === undefined ? t('viewer.last') : undefined}
        onClick={() => open(next)}
      >
        <span>{t('viewer.next')}</span>
        <ChevronRightIcon size={16} />
      </Button>
    </nav>
  );
}
