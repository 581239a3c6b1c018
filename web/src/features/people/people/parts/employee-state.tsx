import type { EmployeeRow } from '@madang/contract/people/people/routes.ts';
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

type Standing = Pick<EmployeeRow, 'state' | 'isSuspended' | 'isReinstated'>;

/** STA-01: the state of a person in a row of the list, in one badge: what deviates most. */
export function EmployeeStateBadge({
  state,
  isSuspended,
  isReinstated,
  guestOf,
}: Standing & Pick<EmployeeRow, 'guestOf'>) {
  const t = useText();
  if (isSuspended) return <StateBadge tone="stopped">{t('states.suspended')}</StateBadge>;
  if (guestOf !== null) return <StateBadge tone="elsewhere">{t('states.guest')}</StateBadge>;
  if (isReinstated && state === 'inService') return <StateBadge tone="elsewhere">{t('states.reinstated')}</StateBadge>;
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}

/** The state of a person, and every mark beside it. */
export function EmployeeStateBadges({ state, isSuspended, isReinstated }: Standing) {
  const t = useText();
  return (
    <>
      <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
      {isReinstated && <StateBadge tone="elsewhere">{t('states.reinstated')}</StateBadge>}
      {isSuspended && <StateBadge tone="stopped">{t('states.suspended')}</StateBadge>}
    </>
  );
}
