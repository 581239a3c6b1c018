export const en = {
  logIn: {
    title: 'Log in',
    id: 'ID',
    idHelp: 'Your full address. For an address of this product, the part before @ is enough.',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    waiting: 'You can log in again when the time is up.',
    waitTitle: 'Too many failed attempts',
    waitText: 'To protect the account, logging in is paused for a while.',
    waitLabel: 'You can try again in',
    wait60: 'One minute until you can try again.',
    wait30: '30 seconds until you can try again.',
    waitOver: 'You can try again now.',
    reasons: {
      needed: 'Log in to continue.',
      ended: 'You were logged out. Log in again to continue where you were.',
      out: 'You are logged out.',
      everywhere: 'You are logged out on all devices.',
    },
  },
  change: {
    title: 'Change password',
    lead: 'Your other devices will be logged out.',
    loading: 'Loading the password rules',
    rules: 'Rules for the new password',
    submit: 'Change password',
    cancel: 'Cancel',
    doneTitle: 'Password changed',
    done: 'Processed successfully. Your other devices were logged out.',
  },
  confirm: {
    asked: {
      title: 'Confirm your email address',
      text: 'Press the button to confirm that this address is yours.',
    },
    done: {
      title: 'Your address is confirmed',
      text: 'Thank you. You can log in with it.',
    },
    locked: {
      title: 'Log in first',
      text: 'Log in with the account that was signed up with this address, then open the link in the mail again. If you did not sign up, ignore the mail: an ID that nobody confirms is released.',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It has expired or was used already. If you have confirmed your address, just log in.',
    },
    submit: 'Confirm address',
    logIn: 'Log in',
  },
};
