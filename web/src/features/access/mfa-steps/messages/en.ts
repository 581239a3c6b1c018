export const en = {
  title: 'Two-step verification',
  submit: 'Continue',
  endedTitle: 'Sign in again',
  denied: 'No sign-in is in progress, or it has expired.',
  logIn: 'Go to sign-in',
  loading: 'Loading two-step verification',
  back: 'Back to sign-in',
  lost: {
    title: 'Lost your device and the recovery codes?',
    text: 'An administrator of your company can reset two-step verification for you.',
    operator:
      'If you are the only administrator or an operator, the person who runs this service resets it with the command in the operation guide (docs/operation).',
  },
  retry: 'Try again',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  setUp: {
    title: 'Set up two-step verification',
    lead: 'Your account requires two-step verification. Choose a method to continue; you can change it later in My account.',
    back: 'Back',
  },
  passkey: {
    use: 'Use a passkey',
    notUsed: 'No passkey was used. Try again, or choose another method.',
  },
  trust: 'Skip two-step verification on this device for {{days}} days',
  lead: {
    passkey: 'Confirm with a fingerprint, your face, the device’s PIN or a security key.',
    app: 'Enter the code that your authenticator app shows.',
    recoveryCode: 'Enter one of your recovery codes. Each code works once.',
  },
  instead: {
    passkey: 'Use a passkey instead',
    app: 'Use the app instead',
    recoveryCode: 'Use a recovery code instead',
  },
};
