export const en = {
  title: 'Two-step verification',
  submit: 'Continue',
  endedTitle: 'Log in again',
  denied: 'No log-in is waiting here, or its time is over.',
  logIn: 'To the log-in',
  loading: 'Loading two-step verification',
  back: 'Back to log-in',
  lost: {
    title: 'Lost your device and the recovery codes?',
    text: 'An administrator of your company can reset two-step verification for you.',
    operator:
      'The operator of this service resets it for an only administrator or an operator, with the command in the operation guide (docs/operation).',
  },
  retry: 'Try again',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  setUp: {
    title: 'Set up two-step verification',
    lead: 'Your account has to be protected by a second step. Choose one to go on; you can change it later in my account.',
    back: 'Back',
  },
  passkey: {
    use: 'Use a passkey',
    notUsed: 'No passkey was used. Try again, or choose another way.',
  },
  lead: {
    passkey: 'Confirm with a fingerprint, your face, the device’s PIN or a security key.',
    app: 'Enter the code that your authenticator app shows.',
    recoveryCode: 'Enter one of the recovery codes that you kept. It works once.',
  },
  instead: {
    passkey: 'Use a passkey instead',
    app: 'Use the app instead',
    recoveryCode: 'Use a recovery code instead',
  },
};
