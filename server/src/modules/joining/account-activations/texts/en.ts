export const en = {
  registrationMail: {
    heading: 'Your account is ready',
    text: 'Your account at {{company}} is ready.',
    notYou: 'If you did not activate this account yourself, contact your company’s administrator immediately.',
  },
  registrationSms: {
    text: '[Madang] Your account at {{company}} is ready. ID: {{loginId}}. Not you? Contact your administrator.',
  },
};
