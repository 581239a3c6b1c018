import { useLayoutEffect, useState } from 'react';

interface Standing<P> {
  /** Nothing at the first step. */
  readonly place: P | undefined;
  /** Come to by a reload, Back or Forward: what the place needs may be over by now, which is no one's fault. */
  readonly isFound: boolean;
}

/**
 * Steps of a page as two history entries: the first, which keeps typed values, and the latest. Ended steps have none;
 * reloads resume.
 */
export function useSteps<P extends { readonly step: string }>(mayTakeUp: (place: P) => boolean) {
  const [standing, setStanding] = useState(() => findOnLoad(mayTakeUp));
  // Before anything is seen: a step through the history that no one hears would leave a step that its entry is not of.
  useLayoutEffect(() => {
    const look = () => setStanding(find(mayTakeUp));
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [mayTakeUp]);

  const goTo = (place: P) => {
    if (entryPlace()) history.replaceState(place, '');
    else history.pushState(place, '');
    setStanding({ place, isFound: false });
  };
  const begin = () => {
    setStanding(atFirst);
    if (!entryPlace()) return;
    history.replaceState(null, '');
    history.back();
  };
  return { ...standing, goTo, begin };
}

const atFirst: Standing<never> = { place: undefined, isFound: false };

function find<P>(mayTakeUp: (place: P) => boolean): Standing<P> {
  const place = entryPlace<P>();
  return place && mayTakeUp(place) ? { place, isFound: true } : atFirst;
}

/** Anyone who is led to the page again is perhaps someone else in the same tab; to the same address, browsers keep the entry. */
function findOnLoad<P>(mayTakeUp: (place: P) => boolean): Standing<P> {
  if (!isSameVisit()) history.replaceState(null, '');
  return find(mayTakeUp);
}

const sameVisits: ReadonlySet<string> = new Set(['reload', 'back_forward']);

function isSameVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && sameVisits.has(entry.type));
}

/** No one but this hook gives the entries of these pages a state. */
function entryPlace<P>(): P | undefined {
  return (history.state as P | null) ?? undefined;
}
