export const en = {
  sharedAddresses: {
    left: {
      heading: '{{name}} left your shared addresses',
      text: '{{name}} is leaving the company and no longer receives or sends mail for these addresses. Add someone else if the work needs it.',
    },
    ownerless: {
      heading: 'Shared addresses have no owner',
      text: '{{name}} is leaving the company and was removed from these addresses, which have no owner. Choose an owner in the list of shared addresses.',
    },
    more: 'and {{count}} more',
    file: {
      leftOut: '{{address}}: {{count}} without a confirmed mailbox or not active',
      members: {
        title: 'Shared addresses and who receives their mail',
        use: 'For virtual_alias_maps of Postfix: run postmap on this file.',
      },
      senders: {
        title: 'Shared addresses and who may send from them',
        use: 'For smtpd_sender_login_maps of Postfix: run postmap on this file.',
      },
    },
  },
};
