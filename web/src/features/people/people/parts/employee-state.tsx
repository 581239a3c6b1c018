import type { EmployeeState } from '@madang/contract/people/people/rules.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';
import styles from './employee-state.module.css';

const tones: Readonly<Record<EmployeeState, StateTone>> = {
  notYetApplied: 'waiting',
  inService: 'usual',
  onLeave: 'away',
  dispatched: 'elsewhere',
  retired: 'past',
};

interface StateProps {
  readonly state: EmployeeState;
  readonly isSuspended: boolean;
  readonly isReinstated: boolean;
  /** For a row of a list: one badge, of what deviates most. */
  readonly isShort?: boolean;
}

/** STA-01: the state of a person, and the marks beside it. */
export function EmployeeStateBadge({ state, isSuspended, isReinstated, isShort = false }: StateProps) {
  const t = useText();
  if (isShort && isSuspended) return <StateBadge tone="stopped">{t('states.suspended')}</StateBadge>;
  if (isShort && isReinstated && state === 'inService') {
    return <StateBadge tone="elsewhere">{t('states.reinstated')}</StateBadge>;
  }
  if (isShort) return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
  return (
    <span className={styles['states']}>
      <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
      {isReinstated && <StateBadge tone="elsewhere">{t('states.reinstated')}</StateBadge>}
      {isSuspended && <StateBadge tone="stopped">{t('states.suspended')}</StateBadge>}
    </span>
  );
}
