import type { EmployeeState } from '@madang/contract/people/people/rules.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';

const tones: Readonly<Record<EmployeeState, StateTone>> = {
  notYetApplied: 'waiting',
  inService: 'usual',
  onLeave: 'away',
  dispatched: 'elsewhere',
  retired: 'past',
};

/** STA-01: where someone stands in the company. */
export function EmployeeStateBadge({ state }: { readonly state: EmployeeState }) {
  const t = useText();
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
