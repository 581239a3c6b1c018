import { refusedFields } from '@madang/contract/otp/wire.ts';
import { recoveryProperties } from '@madang/contract/recoveries/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { daySeconds, hourSeconds } from '@madang/contract/kernel/durations.ts';
import { transaction } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { limitSource } from '../../kernel/limits/limit-source.ts';
import { takeFromLimits } from '../../kernel/limits/rate-limit.ts';

/**
 * Counts the request before anything is looked up, for an ID that nobody has as for any other: what follows may
 * tell a little, and so cannot be asked without end.
 */
export async function takeAsk(
  { db, properties }: Kernel,
  { loginId, address }: { readonly loginId: string; readonly address: string },
): Promise<void> {
  const [perHour, perDay, perAddress] = await Promise.all([
    properties.get(recoveryProperties.asksPerAccountHour),
    properties.get(recoveryProperties.asksPerAccountDay),
    properties.get(recoveryProperties.asksPerAddressHour),
  ]);
  const ofAccount = [
    { count: perHour, seconds: hourSeconds },
    { count: perDay, seconds: daySeconds },
  ];
  const ofAddress = [{ count: perAddress, seconds: hourSeconds }];
  await transaction(db, async (tx) => {
    const isLeft =
      (await takeFromLimits(tx, `recovery-account:${loginId}`, ofAccount)) &&
      (await takeFromLimits(tx, `recovery-address:${limitSource(address)}`, ofAddress));
    if (!isLeft) throw refuseField(refusedFields.loginId, 'OTP0003');
  });
}
