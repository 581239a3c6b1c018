/** States of a dispatch, alike on both sides; accepted waits for its first day, lapsed never began. */
export const dispatchStates = ['asked', 'accepted', 'running', 'refused', 'withdrawn', 'lapsed', 'ended'] as const;
export type DispatchState = (typeof dispatchStates)[number];

const over: readonly DispatchState[] = ['refused', 'withdrawn', 'lapsed', 'ended'];

/** Asks if a dispatch can change no more. */
export function isOver(state: DispatchState): boolean {
  return over.includes(state);
}

/** Sides of a dispatch: `home` sends the person, `host` receives them. */
export const dispatchSides = ['home', 'host'] as const;
export type DispatchSide = (typeof dispatchSides)[number];

/** Acts on a dispatch: of the home company `withdraw` and `prolong`, of the host the others. */
export const dispatchActs = ['withdraw', 'prolong', 'accept', 'refuse', 'release'] as const;
export type DispatchAct = (typeof dispatchActs)[number];

interface Held {
  readonly side: DispatchSide;
  readonly state: DispatchState;
  /** Another last day is asked for and not answered yet. */
  readonly isProlonging: boolean;
}

/** The one table of what may be done with a dispatch in which state. */
export function actsOf({ side, state, isProlonging }: Held): DispatchAct[] {
  if (side === 'home') {
    if (state === 'asked' || state === 'accepted') return ['withdraw'];
    if (state !== 'running') return [];
    return isProlonging ? ['withdraw'] : ['prolong'];
  }
  if (state === 'asked') return ['accept', 'refuse'];
  if (state === 'accepted') return ['release'];
  if (state !== 'running') return [];
  return isProlonging ? ['accept', 'refuse', 'release'] : ['release'];
}

/** Events of a dispatch. */
export const dispatchEvents = [
  'asked',
  'withdrawn',
  'accepted',
  'refused',
  'begun',
  'prolongationAsked',
  'prolongationWithdrawn',
  'prolonged',
  'prolongationRefused',
  'released',
  'ended',
  'lapsed',
] as const;
export type DispatchEvent = (typeof dispatchEvents)[number];

/** Authors of an event: a person of the reader's company, the other company, or a day that came. */
export const dispatchAuthors = ['person', 'otherCompany', 'time'] as const;
