import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import type { Run } from '@madang/contract/views/runs/routes.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { hasChangedNothing, shownRunState } from '../phases.ts';
import { useText } from '../texts.ts';

const tones: Readonly<Record<RunState, StateTone>> = {
  filling: 'elsewhere',
  checking: 'elsewhere',
  checked: 'waiting',
  waiting: 'elsewhere',
  running: 'elsewhere',
  paused: 'away',
  done: 'usual',
  cancelled: 'past',
  stopped: 'stopped',
};

export function RunStateBadge({ run }: { readonly run: Run }) {
  const t = useText();
  if (hasChangedNothing(run)) return <StateBadge tone="away">{t('states.unchanged')}</StateBadge>;
  return <StateBadge tone={tones[run.state]}>{t(`states.${shownRunState(run)}`)}</StateBadge>;
}
