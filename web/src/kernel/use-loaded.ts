import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** The newest answer; one of an earlier key stays until the new one is there. */
  readonly data?: T | undefined;
  /** Error of the last reading. */
  readonly failure?: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

interface Held<T> {
  readonly data?: T | undefined;
  readonly failure?: unknown;
  /** The reading that this came of. */
  readonly reading?: string;
}

/** Loads data again when its key changes, for public pages without a query cache. Outdated answers are discarded. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [held, setHeld] = useState<Held<T>>({});
  const [round, setRound] = useState(0);
  const start = useEffectEvent(load);
  const reading = `${round} ${key}`;
  useEffect(() => {
    let isWanted = true;
    start().then(
      (data) => isWanted && setHeld({ data, reading }),
      (failure: unknown) => isWanted && setHeld(({ data }) => ({ data, failure, reading })),
    );
    return () => {
      isWanted = false;
    };
  }, [reading]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const isLoading = held.reading !== reading;
  return { data: held.data, failure: isLoading ? undefined : held.failure, isLoading, reload };
}
