import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { recoveryProperties } from '@madang/contract/access/recoveries/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { daySeconds, hourSeconds } from '@madang/contract/kernel/durations.ts';
import { transaction } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { demandAtAddress } from '../../../kernel/limits/address-limit.ts';
import { consumeFromLimits } from '../../../kernel/limits/rate-limit.ts';
import { countedTarget } from '../../secrets/otp/index.ts';
import type { Typed } from './recoveries.ts';

const asksAtAddress = {
  use: 'recovery-address',
  max: recoveryProperties.asksPerAddressHour,
  seconds: hourSeconds,
} as const;

/**
 * Counts a request before any look-up, for unknown IDs alike. The count belongs to ID and contact, so strangers use up
 * nothing.
 */
export async function takeAsk(kernel: Kernel, { loginId, option, target }: Typed, address: string): Promise<void> {
  const { db, keyring, properties } = kernel;
  const [perHour, perDay] = await Promise.all([
    properties.get(recoveryProperties.asksPerContactHour),
    properties.get(recoveryProperties.asksPerContactDay),
  ]);
  const ofContact = [
    { count: perHour, seconds: hourSeconds },
    { count: perDay, seconds: daySeconds },
  ];
  const contact = countedTarget(keyring, option, target).toString('hex');
  await transaction(db, async (tx) => {
    const hasQuota = await consumeFromLimits(tx, `recovery-contact:${contact}:${loginId}`, ofContact);
    if (!hasQuota) throw refuseField(refusedFields.loginId, 'OTP0003');
    await demandAtAddress(kernel, tx, asksAtAddress, { address, field: refusedFields.loginId });
  });
}

/** Counts a PIN that is tried as a request from its network. */
export async function takePinAsk(kernel: Kernel, address: string): Promise<void> {
  await transaction(kernel.db, (tx) => demandAtAddress(kernel, tx, asksAtAddress, { address, field: 'loginId' }));
}
