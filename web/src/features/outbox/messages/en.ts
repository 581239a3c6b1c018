export const en = {
  title: 'Outbox',
  lead: 'Mail and SMS of this development server. They are kept in memory and were sent to nobody.',
  empty: 'Nothing was sent yet',
  emptyText: 'Codes and links appear here as soon as a page sends them.',
  mail: 'Mail',
  sms: 'SMS',
  copy: 'Copy',
  copied: 'Copied.',
  to: 'To',
  loading: 'Loading the outbox',
  failed: 'The server does not answer. This list is not up to date.',
  development: 'Development only: this page does not exist in production.',
};
