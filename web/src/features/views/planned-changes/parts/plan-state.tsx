import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { stateTones } from '../plan-words.ts';
import { useText } from '../texts.ts';

/** State of a planned change; one without an owner asks for one, and one that is refused as things stand says so. */
export function PlanState({ state, isOrphaned, refusal }: Pick<PlannedChange, 'state' | 'isOrphaned' | 'refusal'>) {
  const t = useText();
  if (isOrphaned && state === 'waiting') return <StateBadge tone="waiting">{t('orphaned')}</StateBadge>;
  if (refusal) return <StateBadge tone="stopped">{t('states.stopped')}</StateBadge>;
  return <StateBadge tone={stateTones[state]}>{t(`states.${state}`)}</StateBadge>;
}
