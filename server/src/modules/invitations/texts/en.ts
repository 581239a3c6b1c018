export const en = {
  invitationPeriod: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  invitationMail: {
    invited: {
      subject: '{{inviter}} of {{company}} invited you',
      heading: '{{inviter}} invited you to {{company}}',
      text: 'Colleagues at {{company}} share notices, boards, a calendar and the directory in one portal. Create your account and you are in.',
      button: 'Create account and join',
      valid: 'This link is for you alone and valid for {{days}}.',
      notYou: 'If you did not expect this invitation, delete this mail. No account is created.',
    },
    welcome: {
      heading: 'Welcome to {{company}}',
      text: 'Your account is ready. Log in with your ID and the password that you chose.',
      notYou: 'If you did not sign up, please tell the administrator of the company.',
    },
    waiting: {
      heading: 'Your application has arrived',
      text: 'Thank you for signing up.\n\nAn administrator of {{company}} now looks at your application. We will write to you as soon as it is decided.',
    },
    applied: {
      heading: 'Someone is waiting for your approval',
      text: 'Someone has signed up by an invitation and is waiting for approval.',
      button: 'Look at the application',
      valid: 'Please decide within {{days}}.',
    },
    approved: {
      heading: 'Your application is approved',
      text: '{{company}} has approved your application, and your account is ready.',
    },
    refused: {
      heading: 'Your application was not approved',
      text: '{{company}} did not approve your application.\n\nWhat you entered has been deleted. If you think this is a mistake, please ask the company.',
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} invites you. Sign up within {{days}}: {{link}}',
    welcome: '[Madang] Your account at {{company}} is ready. ID: {{loginId}}',
    waiting: '[Madang] Your application to {{company}} has arrived. We will tell you the decision.',
    approved: '[Madang] {{company}} has approved your application. ID: {{loginId}}',
    refused: '[Madang] {{company}} did not approve your application.',
  },
};
