import { StateBadge } from '../../../../../ui/marks/state-badge.tsx';
import { useText } from '../../texts.ts';

/** STA-02: a retirement waits for the end of the day. */
export function PlannedBadge() {
  const t = useText();
  return <StateBadge tone="waiting">{t('planned.badge')}</StateBadge>;
}
