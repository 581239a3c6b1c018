import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { signupLimits } from '@madang/contract/signup/limits.ts';
import type { CookieName } from '../../kernel/http/cookies.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { consumeFromLimit } from '../../kernel/limits/rate-limit.ts';

interface RepeatingCall {
  readonly kernel: Pick<Kernel, 'db'>;
  readonly readCookie: (name: CookieName) => string | undefined;
  readonly setCookie: (name: CookieName, value: string | null) => void;
}

/**
 * Whether a form that is sent again after its flow has made an account says what was kept, as `compare` finds: who typed
 * another password or answer meanwhile is not told that it counts. The comparison is dear, so that a flow has so many an hour.
 */
export async function isRepetition(
  { kernel, readCookie, setCookie }: RepeatingCall,
  flowId: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  // In the place of a flow that is done a new one begins; its browser may lose the answer more than once.
  setCookie('flow', readCookie('flow') ?? null);
  const limit = { count: signupLimits.repetitionsPerHour, seconds: hourSeconds };
  return (await consumeFromLimit(kernel.db, `signup-repeated:${flowId}`, limit)) && compare();
}
