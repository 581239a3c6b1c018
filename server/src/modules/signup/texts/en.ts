export const en = {
  signupMail: {
    heading: 'Welcome to Madang',
    text: 'Your account is ready. Log in with your ID and the password that you chose.',
    notYou: 'If you did not sign up, please ignore this mail.',
  },
};
