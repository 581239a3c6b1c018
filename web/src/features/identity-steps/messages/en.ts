export const en = {
  code: {
    sentMail: 'Check the mailbox of {{target}}, including the spam folder.',
    sentSms: 'Check the text messages on {{target}}.',
    help: 'The code is checked as soon as it is complete.',
    check: 'Verify',
    resend: 'Send again',
    back: 'Change what I entered',
    wait: 'You can request another code in {{seconds}} seconds.',
  },
};
