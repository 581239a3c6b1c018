export const en = {
  signupMail: {
    heading: 'Welcome to Madang',
    text: 'Your account is ready. Sign in with your ID and the password you chose.',
    notYou: 'If you did not sign up, ignore this email.',
  },
};
