import { StateBadge } from '../../../../../ui/marks/state-badge.tsx';
import { useDayText } from '../../moments.ts';
import { useText } from '../../texts.ts';

/** STA-01: the last day of a leave. */
export function LeaveBadge({ until }: { readonly until: string }) {
  const t = useText();
  const dayText = useDayText();
  return <StateBadge tone="away">{t('leave.badge', { until: dayText(until) })}</StateBadge>;
}
