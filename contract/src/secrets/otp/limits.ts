import { daySeconds, hourSeconds } from '../../kernel/durations.ts';
import { property, type Property, wholeNumber } from '../../kernel/property.ts';
import { rule } from '../../kernel/rules.ts';

const many = wholeNumber();
const minute = 60;
const validity = { min: 2 * minute, max: 10 * minute } as const;

/** The lengths that a code may have, whatever `digits` says at the moment. */
export const codeLengths = { min: 6, max: 8 } as const;

const wholeMinutes = wholeNumber(validity.min, validity.max).check(
  rule('PROPERTY_MULTIPLE', (seconds) => seconds % minute === 0, { 0: validity.min, 1: validity.max, 2: minute }),
);

/** OTP-01, OTP-03 and OTP-04: what the operator may change of one-time codes. */
export const otpProperties = {
  /** Whole minutes, for the texts say them; at least two, so that no text needs a singular. */
  validSeconds: property('otp.valid_seconds', wholeMinutes, 180),
  /** Wrong tries after which a code is locked. */
  tries: property('otp.tries', wholeNumber(3, 10), 4),
  digits: property('otp.digits', wholeNumber(codeLengths.min, codeLengths.max), 6),
  sendsPerTargetMinute: property('otp.sends_per_target_minute', many, 1),
  sendsPerTargetTenMinutes: property('otp.sends_per_target_ten_minutes', many, 3),
  sendsPerTargetDay: property('otp.sends_per_target_day', many, 10),
  sendsPerFlow: property('otp.sends_per_flow', many, 5),
  sendsPerAddressTenMinutes: property('otp.sends_per_address_ten_minutes', many, 10),
  /** SMS to one range of numbers, which is a number without its last four digits. */
  sendsPerRangeHour: property('otp.sends_per_range_hour', many, 20),
  wrongTriesPerTargetHour: property('otp.wrong_tries_per_target_hour', many, 12),
  wrongTriesPerTargetDay: property('otp.wrong_tries_per_target_day', many, 30),
} as const;

/** Maximum number in a period; all windows of a list must have quota left. */
export interface Window {
  readonly max: Property<number>;
  readonly seconds: number;
}

export const targetSends: readonly Window[] = [
  { max: otpProperties.sendsPerTargetMinute, seconds: 60 },
  { max: otpProperties.sendsPerTargetTenMinutes, seconds: 600 },
  { max: otpProperties.sendsPerTargetDay, seconds: daySeconds },
];
export const addressSends: Window = { max: otpProperties.sendsPerAddressTenMinutes, seconds: 600 };
export const rangeSends: readonly Window[] = [{ max: otpProperties.sendsPerRangeHour, seconds: hourSeconds }];

/** Counted per target over all its codes, so that a new code brings no new guesses. */
export const targetWrongTries: readonly Window[] = [
  { max: otpProperties.wrongTriesPerTargetHour, seconds: hourSeconds },
  { max: otpProperties.wrongTriesPerTargetDay, seconds: daySeconds },
];
