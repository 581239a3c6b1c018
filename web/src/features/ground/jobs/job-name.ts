import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { useRunTitle } from '../run-titles/index.ts';
import { useText } from './texts.ts';

/** Names a job of the tray; a run by its title. */
export function useJobName(): (job: ConsoleJob) => string {
  const t = useText();
  const titleOf = useRunTitle();
  return ({ kind, run, totalCount }) => {
    if (run) return titleOf({ ...run, total: totalCount });
    return kind === 'run' ? t('pages.runs') : t(`kinds.${kind}`);
  };
}
