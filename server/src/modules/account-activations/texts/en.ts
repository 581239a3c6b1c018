export const en = {
  registrationMail: {
    subject: '[Madang] Your account is ready',
    text: [
      'Your account at {{company}} is ready.',
      '',
      'Your ID: {{loginId}}',
      'Log in: {{link}}',
      '',
      'If you did not open this account yourself, please tell the administrator of the company at once.',
    ].join('\n'),
  },
  registrationSms: {
    text: '[Madang] Your account at {{company}} is ready. ID: {{loginId}}. Not you? Tell your administrator.',
  },
};
