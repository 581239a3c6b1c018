export const en = {
  title: 'Two-step verification',
  submit: 'Continue',
  endedTitle: 'Log in again',
  denied: 'No log-in is waiting here, or its time is over.',
  logIn: 'To the log-in',
  loading: 'Loading two-step verification',
  retry: 'Try again',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  lead: {
    app: 'Enter the code that your authenticator app shows.',
    recoveryCode: 'Enter one of the recovery codes that you kept. It works once.',
  },
  instead: {
    app: 'Use the app instead',
    recoveryCode: 'No phone at hand? Use a recovery code',
  },
};
