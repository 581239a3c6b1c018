import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { plansChanges, type TitledRun } from './run-title.ts';
import { useText } from './texts.ts';

interface Ended {
  readonly name: string;
  readonly state: string;
  /** Rows that came to their end, whichever way. */
  readonly doneCount: number;
  readonly run: Pick<TitledRun, 'origin' | 'plannedOn'> & {
    readonly refusedCount: number;
    readonly failedCount: number;
  };
}

/** Says how a run ended that did not end whole, and what its page is opened by. */
export function useRunEnding() {
  const t = useText();
  const language = useLanguage();
  return {
    open: t('ended.open'),
    textOf: ({ name, state, doneCount, run }: Ended): string | undefined => {
      if (state === ('stopped' satisfies RunState)) return t('ended.stopped', { name });
      const stopped = run.refusedCount + run.failedCount;
      if (stopped > 0 && stopped === doneCount) return t('ended.unchanged', { name });
      const isPlanned = plansChanges(run);
      const number = formatNumber(stopped, language);
      if (stopped > 0) return t(isPlanned ? 'ended.plannedPartly' : 'ended.finishedPartly', { name, number });
      return isPlanned ? t('ended.planned', { name }) : undefined;
    },
  };
}
