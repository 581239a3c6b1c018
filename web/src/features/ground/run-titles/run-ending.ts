import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

interface Ended {
  readonly name: string;
  readonly state: string;
  /** Rows that were not changed. */
  readonly stopped: number;
  /** Its changes are planned for a day. */
  readonly isPlanned: boolean;
}

/** Says how a run ended that did not end whole, and what its page is opened by. */
export function useRunEnding() {
  const t = useText();
  const language = useLanguage();
  return {
    open: t('ended.open'),
    textOf: ({ name, state, stopped, isPlanned }: Ended): string | undefined => {
      if (state === ('stopped' satisfies RunState)) return t('ended.stopped', { name });
      const number = formatNumber(stopped, language);
      if (stopped > 0) return t(isPlanned ? 'ended.plannedPartly' : 'ended.finishedPartly', { name, number });
      return isPlanned ? t('ended.planned', { name }) : undefined;
    },
  };
}
