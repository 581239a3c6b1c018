import type { Dispatch } from '@madang/contract/access/dispatches/routes.ts';
import type { DispatchState } from '@madang/contract/access/dispatches/states.ts';
import { type StateTone, StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';

const tones: Readonly<Record<DispatchState, StateTone>> = {
  asked: 'waiting',
  accepted: 'waiting',
  running: 'elsewhere',
  refused: 'past',
  withdrawn: 'past',
  lapsed: 'past',
  ended: 'past',
};

/** The state of a dispatch, and that a later last day is asked for. */
export function DispatchStateBadges({ state, askedUntil }: Pick<Dispatch, 'state' | 'askedUntil'>) {
  const t = useText();
  return (
    <>
      <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
      {askedUntil !== null && (
        <>
          {' '}
          <StateBadge tone="waiting">{t('states.prolonging')}</StateBadge>
        </>
      )}
    </>
  );
}
