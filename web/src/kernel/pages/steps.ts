import { useEffect, useState } from 'react';

/**
 * The steps of a page as two entries of its history: the first step, and above it the one that was reached since. Back
 * leads to the first one, which keeps what was typed, and Forward to the other; a step that is over has no entry any more,
 * so that nobody comes back to a code that was used or to a proof that is gone. The address says nothing of it.
 */
export function useSteps<S extends string>(first: S, resumed: S = first): readonly [S, (step: S) => void] {
  const [reached, setReached] = useState(resumed);
  const [isPast, setPast] = useState(isPastFirst);
  useEffect(() => {
    const look = () => setPast(isPastFirst());
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  const go = (step: S) => {
    setReached(step);
    if (isPastFirst()) return step === first ? history.back() : undefined;
    if (step === first) return;
    history.pushState({ isPastFirst: true }, '');
    setPast(true);
  };
  return [isPast ? reached : first, go];
}

function isPastFirst(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isPastFirst' in state;
}
