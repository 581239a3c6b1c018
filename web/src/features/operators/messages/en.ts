export const en = {
  setup: {
    title: 'Set the operator up',
    lead: 'The operator looks after this platform: its settings, promotion codes and terms.',
    tokenHelp: 'The server printed it when it started. It can be used once, within an hour.',
    loginIdHelp: 'Your mail address. You log in with it.',
    rules: 'Password rules',
    submit: 'Set up',
    done: 'The operator is set up',
    doneText: 'Log in with your mail address and your new password.',
    closed: 'An operator exists already',
    closedText: 'The set-up of this platform is finished. If you are its operator, log in with your own ID.',
    loading: 'Loading the set-up',
    logIn: 'Log in',
  },
};
