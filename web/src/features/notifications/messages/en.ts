export const en = {
  title: 'Inbox',
  lead: 'What Madang has written to you.',
  loading: 'Loading your messages',
  retry: 'Try again',
  empty: 'No messages yet',
  emptyText: 'Whatever Madang writes to you by mail can be read here too.',
  unread: 'Unread',
  more: 'Show more',
};
