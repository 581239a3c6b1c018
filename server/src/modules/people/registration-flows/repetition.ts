import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';

/**
 * Compares a repeated form with what its flow stored, so that a different password or answer is noticed. Limited per
 * hour, because it is expensive.
 */
export async function isRepetition(
  { db }: Pick<Kernel, 'db'>,
  flowId: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const limit = { count: signupLimits.repetitionsPerHour, seconds: hourSeconds };
  return (await consumeFromLimit(db, `signup-repeated:${flowId}`, limit)) && compare();
}
