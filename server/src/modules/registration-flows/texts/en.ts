export const en = {
  confirmationMail: {
    heading: 'Confirm your email address',
    text: 'Thank you for signing up for Madang. Please confirm that this email address is yours.',
    button: 'Confirm the address',
    valid:
      'Within {{days}} days. Until then the address cannot be used to recover your account, and afterwards the ID is released.',
    notYou: 'If you did not sign up, please ignore this mail.',
  },
};
