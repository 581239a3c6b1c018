export const en = {
  title: 'You were signed out',
  text: 'What you typed stays on this page and can be saved after you sign in. Sign in in a new window, then come back here and try again.',
  logIn: 'Sign in in a new window',
  close: 'Close',
  other: {
    title: 'Another account is signed in',
    text: 'Nothing was sent, because another account has signed in since you opened this page. To continue here, sign in again in a new window with the account you opened it with; the current account is then signed out. If you go to the home page instead, what you typed here is lost.',
    logIn: 'Sign in again in a new window',
    home: 'Go to the home page',
  },
};
