export const en = {
  letters: {
    subject: '[{{sender}}] {{heading}}',
    ifButtonFails: 'If the button does not open, paste this address into your browser:',
    sentTo: 'This mail was sent to {{address}}.',
    sentWith: '{{sender}} · sent with Madang',
    loginId: 'ID',
    logIn: 'Log in',
  },
};
