import type { RequestState } from '@madang/contract/workplace/approval-requests/rules.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';

const tones: Readonly<Record<RequestState, StateTone>> = {
  draft: 'past',
  waiting: 'waiting',
  returned: 'away',
  approved: 'usual',
  refused: 'stopped',
  withdrawn: 'past',
  expired: 'past',
};

export function RequestStateBadge({ state }: { readonly state: RequestState }) {
  const t = useText();
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
