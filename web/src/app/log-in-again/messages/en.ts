export const en = {
  title: 'You were logged out',
  text: 'What you typed stays on this page and can be saved once you have logged in. Log in in a new window, then come back here and try again.',
  logIn: 'Log in in a new window',
  close: 'Close',
};
