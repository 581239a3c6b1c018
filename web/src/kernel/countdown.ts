import { useEffect, useState } from 'react';

/** Whole seconds until a deadline, rounded up, never below zero. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Returns the time until the next whole second of the countdown. */
export function untilNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

/**
 * Seconds until a deadline (milliseconds of `Date.now()`), or none. Counted from the clock, so a sleeping tab wakes
 * correctly.
 */
export function useCountdown(deadline: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = deadline === undefined ? undefined : secondsUntil(deadline, now);

  useEffect(() => {
    if (deadline === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      clearTimeout(timer);
      if (moment < deadline) timer = setTimeout(tick, untilNextSecond(deadline, moment));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  return left;
}

/** ACS-04: announcements of a countdown for screen readers; the seconds between are silent. */
export function isAnnounced(secondsLeft: number): boolean {
  return secondsLeft === 60 || secondsLeft === 30 || secondsLeft === 0;
}
