export const en = {
  confirmationMail: {
    subject: '[Madang] Confirm your email address',
    text: [
      'Thank you for signing up for Madang.',
      '',
      'Please confirm within {{days}} days that this email address is yours:',
      '{{link}}',
      '',
      'Until then it cannot be used to recover your account, and afterwards the ID is released.',
      'If you did not sign up, please ignore this mail.',
    ].join('\n'),
  },
};
