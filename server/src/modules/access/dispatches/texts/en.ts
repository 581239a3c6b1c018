export const en = {
  dispatchMails: {
    headings: {
      asked: 'A dispatch was requested',
      withdrawn: 'A dispatch request was withdrawn',
      accepted: 'A dispatch was accepted',
      refused: 'A dispatch was declined',
      begun: 'A dispatch has begun',
      prolongationAsked: 'The extension of a dispatch was requested',
      prolongationWithdrawn: 'A request to extend a dispatch was withdrawn',
      prolonged: 'A dispatch was extended',
      prolongationRefused: 'The extension of a dispatch was declined',
      released: 'A dispatched member was released',
      ended: 'A dispatch has ended',
      lapsed: 'A dispatch will not take place',
    },
    text: 'Member: {{name}}\n\nFrom {{home}} to {{host}}, {{since}} to {{until}}',
    answer: 'Please accept or decline it in the admin console.',
    open: 'Open dispatches',
  },
} as const;
