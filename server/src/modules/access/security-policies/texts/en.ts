export const en = {
  factorReminders: {
    heading: 'Set up two-step verification',
    open: 'Open account security',
    text: 'Your company requires two-step verification, and your account does not have it yet.\n\nSet it up now with a passkey or an authenticator app. It takes about a minute. Otherwise you will be asked to do it when you sign in.',
  },
};
