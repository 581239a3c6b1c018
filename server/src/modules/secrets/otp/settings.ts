import {
  addressSends,
  otpProperties,
  rangeSends,
  targetSends,
  targetWrongTries,
  type Window,
} from '@madang/contract/secrets/otp/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Voucher } from '../../../kernel/limits/address-limit.ts';
import type { RateLimit } from '../../../kernel/limits/rate-limit.ts';
import type { Properties } from '../../../kernel/properties/properties.ts';

/** OTP-08: sends and tries of keys by callers that nothing vouches for. */
export const sendsAtAddress = { use: 'otp-address', ...addressSends } as const;

export interface OtpSettings {
  readonly validSeconds: number;
  readonly tries: number;
  readonly digits: number;
  readonly sendsPerFlow: number;
  readonly targetSends: readonly RateLimit[];
  readonly rangeSends: readonly RateLimit[];
  readonly targetWrongTries: readonly RateLimit[];
}

/** Read before a transaction opens, for reading them inside would take a second connection. */
export async function readSettings(properties: Properties): Promise<OtpSettings> {
  const limitsOf = (windows: readonly Window[]) =>
    Promise.all(windows.map(async ({ max, seconds }) => ({ count: await properties.get(max), seconds })));
  return {
    validSeconds: await properties.get(otpProperties.validSeconds),
    tries: await properties.get(otpProperties.tries),
    digits: await properties.get(otpProperties.digits),
    sendsPerFlow: await properties.get(otpProperties.sendsPerFlow),
    targetSends: await limitsOf(targetSends),
    rangeSends: await limitsOf(rangeSends),
    targetWrongTries: await limitsOf(targetWrongTries),
  };
}

/** OTP-08: limit of codes requested by signed-in people: as many a day as one target may have. */
export function sessionVoucher(personId: string, { targetSends: windows }: Pick<OtpSettings, 'targetSends'>): Voucher {
  const count = Math.max(...windows.map((each) => each.count));
  return { key: `person:${personId}`, limit: { count, seconds: daySeconds } };
}
