export const en = {
  title: 'Recovery PIN',
  help: 'If you cannot access your contacts, you can reset your password with your ID and this PIN.',
  pin: 'PIN',
  none: 'Not set',
  since: 'In use since {{date}}',
  blocked:
    'The PIN was entered incorrectly five times and is blocked. Ask your company’s service desk to unblock it, or remove it.',
  set: 'Set PIN',
  change: 'Change PIN',
  remove: 'Remove PIN',
  lead: 'Choose digits you use nowhere else; avoid birthdays and phone numbers. You will get an email about this change.',
  digits: '{{min}} to {{max}} digits',
  passwordHelp: 'Protects you if you leave your device unattended.',
  save: 'Save',
  saved: 'Your recovery PIN was saved.',
  removeLead: 'Without it, you cannot reset your password with a PIN.',
  removed: 'Your recovery PIN was removed.',
  isBlocked: 'Blocked after five wrong entries',
  unblock: 'Unblock PIN',
  unblockAsk:
    'The same PIN works again, and the member gets an email. Make sure that the request really comes from this member.',
  unblocked: 'The PIN was unblocked.',
};
