export const en = {
  notFound: {
    title: 'Page not found',
    text: 'The address may be wrong, or the page may have been moved or removed.',
    home: 'Go to the start page',
  },
  failed: {
    title: 'This page cannot be shown',
    code: 'Error code',
    copy: 'Copy',
    retry: 'Try again',
    home: 'Go to the start page',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be loaded. Go back to the start page and try again in a moment.',
  },
  unavailable: {
    title: 'This feature is not available',
    text: 'It is closed at the moment. Ask your administrator, or come back later.',
    back: 'Go back',
  },
  terms: {
    inEnglish: 'There are no terms in this language, so they are shown in English.',
  },
  code: {
    timeLeft: 'Time left',
    at60: 'One minute left to enter the code.',
    at30: '30 seconds left to enter the code.',
    at0: 'The time to enter the code is up.',
  },
  entrance: {
    loggedIn: 'You are logged in as {{name}}.',
    goOn: 'Continue',
    logIn: 'Log in',
    setUp: 'Set up the company',
    portal: 'Go to the portal',
  },
};
