export const en = {
  title: 'Inbox',
  lead: 'Messages from Madang.',
  loading: 'Loading your messages',
  retry: 'Try again',
  empty: 'No messages yet',
  emptyText: 'Emails from Madang can be read here too.',
  unread: 'Unread',
  more: 'Show more',
};
