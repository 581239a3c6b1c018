export const en = {
  registrationMail: {
    heading: 'Your account is ready',
    text: 'Your account at {{company}} is ready.',
    notYou: 'If you did not open this account yourself, please tell the administrator of the company at once.',
  },
  registrationSms: {
    text: '[Madang] Your account at {{company}} is ready. ID: {{loginId}}. Not you? Tell your administrator.',
  },
};
