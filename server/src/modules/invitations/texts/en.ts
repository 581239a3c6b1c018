export const en = {
  invitationPeriod: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  invitationMail: {
    invited: {
      subject: '[Madang] You are invited to join a company',
      text: [
        'Hello,',
        '',
        '{{company}} invites you to work together on Madang.',
        'Open this link and sign up. It is for you alone and valid for {{days}}:',
        '{{link}}',
        '',
        'If you do not know this company, please ignore this mail.',
      ].join('\n'),
    },
    welcome: {
      subject: '[Madang] Welcome to your company',
      text: [
        'Welcome! Your account at {{company}} is ready.',
        '',
        'Your ID: {{loginId}}',
        'Log in: {{link}}',
        '',
        'If you did not sign up, please tell the administrator of the company.',
      ].join('\n'),
    },
    waiting: {
      subject: '[Madang] Your application has arrived',
      text: [
        'Thank you for signing up.',
        '',
        'An administrator of {{company}} now looks at your application. We will write to you as soon as it is decided.',
      ].join('\n'),
    },
    applied: {
      subject: '[Madang] Someone is waiting for your approval',
      text: [
        'Someone has signed up by an invitation and is waiting for approval.',
        '',
        'Please decide within {{days}}:',
        '{{link}}',
      ].join('\n'),
    },
    approved: {
      subject: '[Madang] Your application is approved',
      text: [
        '{{company}} has approved your application, and your account is ready.',
        '',
        'Your ID: {{loginId}}',
        'Log in: {{link}}',
      ].join('\n'),
    },
    refused: {
      subject: '[Madang] Your application was not approved',
      text: [
        '{{company}} did not approve your application.',
        'What you entered has been deleted. If you think this is a mistake, please ask the company.',
      ].join('\n'),
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
