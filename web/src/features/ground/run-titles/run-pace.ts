import { formatNumber } from '../../../kernel/formats.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

interface Pace {
  readonly rowsPerMinute: number | null;
  readonly secondsLeft: number | null;
}

/** Says how fast a run is and how long it still takes; parts that are not known yet are left out. */
export function useRunPace(): (pace: Pace) => readonly string[] {
  const t = useText();
  const language = useLanguage();
  return ({ rowsPerMinute, secondsLeft }) => [
    ...(rowsPerMinute === null ? [] : [t('pace.perMinute', { number: formatNumber(rowsPerMinute, language) })]),
    ...(secondsLeft === null
      ? []
      : [secondsLeft < 60 ? t('pace.soon') : t('pace.left', { time: timeText(secondsLeft, language) })]),
  ];
}

/** Whole minutes, from an hour on with hours; rounded up, so that the end comes no later than said. */
function timeText(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const unit = (value: number, name: 'hour' | 'minute') =>
    formatNumber(value, language, { style: 'unit', unit: name, unitDisplay: 'long' });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 ? [unit(rest, 'minute')] : [])].join(' ');
}
