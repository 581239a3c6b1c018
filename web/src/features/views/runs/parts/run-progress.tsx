import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ProgressBar } from '../../../../ui/sections/progress-bar.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import styles from './run-progress.module.css';

interface RunProgressProps {
  readonly done: number;
  /** Undefined while it is not counted. */
  readonly total: number | undefined;
  /** The figures in words. */
  readonly textOf: (done: string, total: string) => string;
  /** Rate, time left, what else holds. */
  readonly notes: readonly string[];
}

/** Progress of a run: figures, a bar, rate and time left; each tenth of it is read out. */
export function RunProgress({ done, total, textOf, notes }: RunProgressProps) {
  const t = useText();
  const language = useLanguage();
  const share = total === undefined ? undefined : done / Math.max(1, total);
  const text = textOf(formatNumber(done, language), formatNumber(total ?? 0, language));
  const percent = (value: number) => formatNumber(value, language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={styles['progress']}>
      <p className={styles['figures']}>
        <strong>{text}</strong>
        {share !== undefined && <span>{percent(share)}</span>}
      </p>
      <ProgressBar label={text} value={share} />
      <p className={styles['notes']}>{notes.join(' · ')}</p>
      <VisuallyHidden>
        <span role="status">
          {share !== undefined && t('work.percent', { number: percent(Math.floor(share * 10) / 10) })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
