import { useState } from 'react';
import { useCountdown } from '../../../kernel/countdown.ts';

export interface SignInWait {
  /** Whole seconds; undefined where no one had to wait on this page yet. */
  readonly secondsLeft: number | undefined;
  readonly isOn: boolean;
  readonly begin: (seconds: number) => void;
}

/** The wait after too many wrong tries, as long as the server said. */
export function useSignInWait(): SignInWait {
  const [deadline, setDeadline] = useState<number>();
  const secondsLeft = useCountdown(deadline);
  return {
    secondsLeft,
    isOn: secondsLeft !== undefined && secondsLeft > 0,
    begin: (seconds) => setDeadline(Date.now() + seconds * 1000),
  };
}
