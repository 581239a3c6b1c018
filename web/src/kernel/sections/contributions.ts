import { type ComponentType, createContext, useContext } from 'react';

/** Parts that a capability shows on a page of a wing below its own; the page does not know who gives them. */
export interface Contribution {
  /** A card of the page of the company's structure. */
  readonly structureCard?: ComponentType;
}

export const ContributionsContext = createContext<readonly Contribution[]>([]);

/** Every part that capabilities have contributed to a slot, in the order of their folders. */
export function useContributed<Slot extends keyof Contribution>(slot: Slot): NonNullable<Contribution[Slot]>[] {
  return useContext(ContributionsContext).flatMap((contribution) => contribution[slot] ?? []);
}
