import { Callout } from '../../../../ui/parts/callout.tsx';
import { useDayText } from '../moments.ts';
import { useText } from '../texts.ts';

/** STA-10: says that changes are planned for who leaves, which may not be made any more. */
export function PlannedThings({ days }: { readonly days: readonly string[] }) {
  const t = useText();
  const dayText = useDayText();
  const [first] = days;
  if (first === undefined) return null;
  return (
    <Callout tone="warning" title={t('left.plannedTitle')}>
      <p>{t('left.planned', { count: days.length, number: days.length, day: dayText(first) })}</p>
    </Callout>
  );
}
