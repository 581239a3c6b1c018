import type { RunKind, RunOrigin } from '@madang/contract/ground/jobs/runs.ts';
import { formatDate, formatNumber } from '../../../kernel/formats.ts';
import { type NamedThing, useThingName } from '../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** Facts that the title of a run names. */
export interface TitledRun {
  readonly kind: RunKind;
  readonly origin: RunOrigin;
  readonly total: number | null;
  /** Department, rank, title or emblem that people get. */
  readonly subject?: NamedThing | null | undefined;
  readonly plannedOn?: string | null | undefined;
}

const withSubject = ['moveEmployees', 'setJobRank', 'setJobTitle', 'grantEmblem', 'takeBackEmblem'] as const;

/** Returns true for a run that plans changes for a day, and does not carry them out or take them back. */
export function plansChanges({ origin, plannedOn }: Pick<TitledRun, 'origin' | 'plannedOn'>): boolean {
  return Boolean(plannedOn) && origin !== 'plan' && origin !== 'undo';
}

/** Names a run in a sentence: 'Move 300 people to Sales'. */
export function useRunTitle(): (run: TitledRun) => string {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  return ({ kind, origin, total, subject, plannedOn }) => {
    const values = { count: total ?? 0, number: formatNumber(total ?? 0, language) };
    const named = withSubject.find((each) => each === kind);
    const whole =
      subject && named ? t(`titlesTo.${named}`, { ...values, subject: nameOf(subject) }) : t(`titles.${kind}`, values);
    const key = origin === 'plan' ? 'titleOfDay' : 'titleOn';
    const title = plannedOn ? t(key, { title: whole, day: formatDate(plannedOn, language) }) : whole;
    if (origin === 'undo') return t('titleUndo', { title });
    return origin === 'retry' ? t('titleRetry', { title }) : title;
  };
}
