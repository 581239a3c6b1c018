import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';

/**
 * Whether a form that is sent again after its flow has made an account says what was kept, as `compare` finds: who typed
 * another password or answer in the meantime does not learn that the first one counts. The comparison is dear, so that a flow has so many an hour.
 */
export async function isRepetition(
  { db }: Pick<Kernel, 'db'>,
  flowId: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const limit = { count: signupLimits.repetitionsPerHour, seconds: hourSeconds };
  return (await consumeFromLimit(db, `signup-repeated:${flowId}`, limit)) && compare();
}
