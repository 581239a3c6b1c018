export const en = {
  title: 'You were logged out',
  text: 'What you typed stays on this page and can be saved once you have logged in. Log in in a new window, then come back here and try again.',
  logIn: 'Log in in a new window',
  close: 'Close',
  other: {
    title: 'Another account is logged in',
    text: 'Nothing was sent, because this page was opened with another account than the one that is logged in now. To go on here, log in again in a new window with the account that you opened it with; the present one is logged out then. If you go to the home page instead, what you typed here is lost.',
    logIn: 'Log in again in a new window',
    home: 'Go to the home page',
  },
};
