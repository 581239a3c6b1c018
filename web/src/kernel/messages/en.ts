export const en = {
  notFound: {
    title: 'Page not found',
    text: 'The address may be wrong, or the page may have been moved or removed.',
    home: 'Go to home page',
  },
  noCookies:
    'Signing in and signing up need cookies, but this browser blocks them. Allow cookies for this site and try again.',
  failed: {
    title: 'This page cannot be shown',
    code: 'Error code',
    copy: 'Copy',
    retry: 'Try again',
    home: 'Go to home page',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be loaded. Go back to the home page and try again in a moment.',
  },
  unavailable: {
    title: 'This feature is not available',
    text: 'It is turned off at the moment. Contact your administrator, or come back later.',
    back: 'Go back',
  },
  terms: {
    inEnglish: 'These terms are not available in your language, so they are shown in English.',
  },
  code: {
    timeLeft: 'Time left',
    at60: 'One minute left to enter the code.',
    at30: '30 seconds left to enter the code.',
    at0: 'The code has expired.',
    help: 'The code is checked as soon as it is complete.',
    check: 'Verify',
    resend: 'Send again',
    wait: 'You can request a new code one minute after the last one.',
    waitSeconds: 'You can request a new code in {{seconds}} seconds.',
  },
  entrance: {
    loggedIn: 'You are signed in as {{name}}.',
    goOn: 'Continue',
    logIn: 'Sign in',
    setUp: 'Set up the company',
    portal: 'Go to portal',
  },
};
