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
      notYou: 'If you did not expect this invitation, delete this email. No account is created.',
    },
    welcome: {
      heading: 'Welcome to {{company}}',
      text: 'Your account is ready. Sign in with your ID and the password you chose.',
      notYou: 'If you did not sign up, contact your company’s administrator.',
    },
    waiting: {
      heading: 'We received your join request',
      text: 'Thank you for signing up.\n\nAn administrator of {{company}} is reviewing your request. We will let you know as soon as it is decided.',
    },
    applied: {
      heading: 'A join request is waiting for your approval',
      text: 'Someone signed up through an invitation and is waiting for approval.',
      button: 'Review the request',
      valid: 'Please decide within {{days}}.',
    },
    approved: {
      heading: 'Your join request was approved',
      text: '{{company}} approved your request, and your account is ready.',
    },
    refused: {
      heading: 'Your join request was not approved',
      text: '{{company}} did not approve your request.\n\nWhat you entered has been deleted. If you think this is a mistake, contact the company.',
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} invites you. Sign up within {{days}}: {{link}}',
    welcome: '[Madang] Your account at {{company}} is ready. ID: {{loginId}}',
    waiting: '[Madang] {{company}} received your join request. We will let you know the decision.',
    approved: '[Madang] {{company}} approved your join request. ID: {{loginId}}',
    refused: '[Madang] {{company}} did not approve your join request.',
  },
};
