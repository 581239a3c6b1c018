import type { OtpErrorCode } from '../errors.ts';

export const en = {
  errors: {
    OTP0001: 'Enter the user ID to verify.',
    OTP0002: 'This is not a portal user. Check what you entered.',
    OTP0003: 'Too many codes were requested. Try again later.',
    OTP0004: 'There is no verified mobile number or external email to receive a code.',
    OTP0005: 'There is no code to check. Request a new one.',
    OTP0006: 'The code has expired ({{0}} minutes). Request a new one.',
    OTP0007: 'The code was entered incorrectly too many times (limit: {{0}}). Request a new one.',
    OTP0008: 'The code is incorrect. Check it and enter it again.',
    OTP_REPLACED: 'Another code was requested in this browser in the meantime. Request a new one.',
    OTP_USED: 'This code has already been used.',
    MB_M_OTP_INVALID: 'This is not a valid code. Enter only the digits from the message.',
    MB_M_OTP_FIRST: 'Verify your identity first.',
    MB667: 'Verification was reset because the wrong code was entered too many times. Request a new code.',
  } satisfies Record<OtpErrorCode, string>,
  fields: {
    option: 'Verification method',
    target: 'Where to send the code',
    oneTimeCode: 'Verification code',
  },
};
