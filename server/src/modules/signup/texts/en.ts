export const en = {
  signupMail: {
    welcomeSubject: '[Madang] Welcome',
    welcomeText: [
      'Welcome to Madang.',
      '',
      'Your ID: {{loginId}}',
      'Log in: {{link}}',
      '',
      'If you did not sign up, please ignore this mail.',
    ].join('\n'),
  },
};
