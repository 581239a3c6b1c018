export const en = {
  confirmationMail: {
    heading: 'Confirm your email address',
    text: 'Thank you for signing up for Madang. Please confirm that this email address is yours.',
    button: 'Confirm email address',
    valid:
      'Confirm within {{days}} days. Until then the address cannot be used to recover your account, and afterwards the ID is released.',
    notYou: 'If you did not sign up, ignore this email.',
  },
};
