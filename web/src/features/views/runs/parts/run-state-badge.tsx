import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
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

export function RunStateBadge({ state }: { readonly state: RunState }) {
  const t = useText();
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
