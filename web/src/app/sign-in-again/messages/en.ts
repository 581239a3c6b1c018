export const en = {
  title: 'You were signed out',
  text: 'What you entered is still on this page. Sign in in a new window, then come back here and try again.',
  logIn: 'Open sign-in in a new window',
  close: 'Close',
  other: {
    title: 'Another account is signed in',
    text: 'Another account signed in after you opened this page, so nothing was sent. To continue here, sign in again in a new window with the account you started with; the other one is then signed out. If you go to the home page instead, what you entered here is lost.',
    logIn: 'Sign in again in a new window',
    home: 'Go to the home page',
  },
};
