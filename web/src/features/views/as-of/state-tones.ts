import type { AsOfPerson } from '@madang/contract/views/as-of/routes.ts';
import type { StateTone } from '../../../ui/marks/state-badge.tsx';

/** Tones of the states, as the list of people has them. */
export const stateTones: Readonly<Record<AsOfPerson['state'], StateTone>> = {
  notYetApplied: 'waiting',
  inService: 'usual',
  onLeave: 'away',
  dispatched: 'elsewhere',
  retired: 'past',
  closed: 'past',
};
