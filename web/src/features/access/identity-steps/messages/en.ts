export const en = {
  code: {
    sentMail: 'Check the mailbox of {{target}}, including the spam folder.',
    sentSms: 'Check the text messages on {{target}}.',
    back: 'Change what I entered',
  },
};
