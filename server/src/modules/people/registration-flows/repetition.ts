import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';

/**
 * Returns true if a resubmitted form matches what its flow stored, as `compare` finds: a user who entered another password or
 * answer does not learn that the first one counts. The comparison is expensive, so each flow has an hourly limit.
 */
export async function isRepetition(
  { db }: Pick<Kernel, 'db'>,
  flowId: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const limit = { count: signupLimits.repetitionsPerHour, seconds: hourSeconds };
  return (await consumeFromLimit(db, `signup-repeated:${flowId}`, limit)) && compare();
}
