import type { Employee } from '@madang/contract/people/people/routes.ts';
import { StateBadge } from '../../../../../ui/marks/state-badge.tsx';
import { useDayText } from '../../moments.ts';
import { useText } from '../../texts.ts';

type Dispatch = NonNullable<Employee['employment']['dispatch']>;

/** STA-09: the other company of a dispatch that runs, and its last day; of a guest the company that they belong to. */
export function DispatchBadge({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useText();
  const dayText = useDayText();
  const company = dispatch.companyName || dispatch.companyCode;
  const where = t(dispatch.isGuest ? 'dispatch.from' : 'dispatch.to', { company });
  // Two badges, for both together are wider than a phone.
  return (
    <>
      <StateBadge tone="elsewhere">{where}</StateBadge>
      {dispatch.until !== null && (
        <StateBadge tone="elsewhere">{t('dispatch.until', { until: dayText(dispatch.until) })}</StateBadge>
      )}
    </>
  );
}
