import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

interface Ended {
  readonly name: string;
  readonly state: string;
  /** Rows that were not changed. */
  readonly stopped: number;
}

/** Says how a run ended that did not end whole, and what its page is opened by. */
export function useRunEnding() {
  const t = useText();
  const language = useLanguage();
  return {
    open: t('ended.open'),
    textOf: ({ name, state, stopped }: Ended): string | undefined => {
      if (state === ('stopped' satisfies RunState)) return t('ended.stopped', { name });
      return stopped > 0 ? t('ended.finishedPartly', { name, number: formatNumber(stopped, language) }) : undefined;
    },
  };
}
