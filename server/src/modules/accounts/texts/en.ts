export const en = {
  accountMails: {
    passwordChanged: {
      subject: 'Your Madang password was changed',
      text: 'The password of your Madang account was changed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, contact your company’s administrator or the contact centre at once.',
    },
    externalMailChanged: {
      subject: 'Your external Madang email was changed',
      text: 'The external email of your Madang account was changed on {{time}}. Codes and notices go to the new address from now on.\n\nIf this was you, there is nothing to do. If it was not, contact your company’s administrator or the contact centre at once.',
    },
    mobileChanged: {
      subject: 'Your Madang mobile number was changed',
      text: 'The mobile number of your Madang account was changed or removed on {{time}}.\n\nIf this was you, there is nothing to do. If it was not, contact your company’s administrator or the contact centre at once.',
    },
    contactCentre: 'Contact centre: {{0}}',
  },
};
