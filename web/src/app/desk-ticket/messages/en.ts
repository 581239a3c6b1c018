export const en = {
  title: 'Reason for this look',
  text: 'Member data that you open is recorded with the ticket. You are asked once for each matter.',
  ticket: 'Ticket number',
  help: 'Letters, digits and # . _ / - only, for example HD-2041. Up to {{max}} characters; no names.',
  agreed: 'The member has agreed',
  go: 'Continue',
};
