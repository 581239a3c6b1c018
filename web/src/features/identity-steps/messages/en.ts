export const en = {
  code: {
    sentMail: 'Look in the mailbox of {{target}}, in the spam folder too.',
    sentSms: 'Look for a text message on {{target}}.',
    help: 'The code is checked as soon as it is complete.',
    check: 'Check code',
    resend: 'Send again',
    back: 'Change what I entered',
    wait: 'You can ask for another code in {{seconds}} seconds.',
  },
};
