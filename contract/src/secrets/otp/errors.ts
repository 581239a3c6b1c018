import { error } from '../../kernel/errors.ts';

/** Refusals of one-time codes; `0` is the minutes a code lives, or the wrong tries it forgives. */
export const otpErrors = {
  OTP0001: error(422),
  OTP0002: error(422),
  OTP0003: error(429),
  OTP0004: error(422),
  OTP0005: error(422),
  OTP0006: error(422, '0'),
  OTP0007: error(422, '0'),
  OTP0008: error(422),
  OTP_REPLACED: error(422),
  OTP_USED: error(422),
  MB_M_OTP_INVALID: error(400),
  /** A form's own word: nothing was verified yet. */
  MB_M_OTP_FIRST: error(422),
  MB667: error(422),
} as const;

export type OtpErrorCode = keyof typeof otpErrors;
