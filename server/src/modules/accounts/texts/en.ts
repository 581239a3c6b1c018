export const en = {
  accountMails: {
    passwordChanged: {
      subject: 'Your Madang password was changed',
      text: 'The password of your Madang account was changed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, contact your company’s administrator or the contact centre at once.',
      contactCentre: 'Contact centre: {{0}}',
    },
  },
};
