import {
  addressSends,
  otpProperties,
  rangeSends,
  targetSends,
  targetWrongTries,
  type Window,
} from '@madang/contract/otp/limits.ts';
import type { RateLimit } from '../../kernel/limits/rate-limit.ts';
import type { Properties } from '../../kernel/properties/properties.ts';

export interface OtpSettings {
  readonly validSeconds: number;
  readonly tries: number;
  readonly digits: number;
  readonly sendsPerFlow: number;
  readonly targetSends: readonly RateLimit[];
  readonly addressSends: readonly RateLimit[];
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
    addressSends: await limitsOf(addressSends),
    rangeSends: await limitsOf(rangeSends),
    targetWrongTries: await limitsOf(targetWrongTries),
  };
}
