export const en = {
  letters: {
    subject: '[{{sender}}] {{heading}}',
    ifButtonFails: 'If the button does not work, paste this address into your browser:',
    sentTo: 'This email was sent to {{address}}.',
    sentWith: '{{sender}} · sent with Madang',
    loginId: 'ID',
    logIn: 'Sign in',
  },
};
