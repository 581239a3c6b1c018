import type { ErrorNotes } from '../../kernel/errors.ts';
import type { otpErrors } from './errors.ts';

export const otpErrorNotes: ErrorNotes<typeof otpErrors> = {
  OTP0003: {
    cause:
      'The target, the flow, or for SMS the range of numbers has been sent too many codes, or the wrong tries of the target are used up.',
    remedy:
      'Wait; the limits are the properties that begin with `otp.`. A range of numbers is also told in the server log.',
  },
  OTP0005: {
    cause: 'The flow was never sent a code. A code belongs to the browser that asked for it.',
    remedy: 'Ask for a code and enter it in the same browser.',
  },
  OTP0006: {
    cause: 'The code is older than `otp.valid_seconds` by the clock of the database.',
    remedy: 'Ask for a new code. If it happens often, look how long the mail server or the SMS gateway takes.',
  },
  OTP0007: {
    cause: 'The code was entered wrong as often as `otp.tries` allows, or the wrong tries of its target are used up.',
    remedy:
      'Ask for a new code; it brings tries of its own, but none beyond those that its target has in an hour and a day.',
  },
  OTP_REPLACED: {
    cause:
      'The flow sent a later code to another target than the call names, as where two tabs of a browser sign up or come back. Nothing was compared and no try was taken.',
    remedy: 'Ask for a new code, and finish in that tab before another one asks.',
  },
  OTP_USED: {
    cause: 'The code was right and entered already, by an earlier call or one at the same time.',
    remedy: 'Go on where it was entered, or ask for a new code.',
  },
  MB667: {
    cause: 'The sign-up form took the fourth wrong code and went back to before the first one was sent.',
    remedy: 'Send a new code.',
  },
};
