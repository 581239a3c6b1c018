export const en = {
  dispatchMails: {
    headings: {
      asked: 'A dispatch is requested',
      withdrawn: 'A dispatch request was withdrawn',
      accepted: 'A dispatch was accepted',
      refused: 'A dispatch was refused',
      begun: 'A dispatch has begun',
      prolongationAsked: 'A longer dispatch is requested',
      prolongationWithdrawn: 'A request for a longer dispatch was withdrawn',
      prolonged: 'A dispatch was prolonged',
      prolongationRefused: 'A longer dispatch was refused',
      released: 'A dispatch was released',
      ended: 'A dispatch has ended',
      lapsed: 'A dispatch will not take place',
    },
    text: 'Member: {{name}}\n\nFrom {{home}} to {{host}}, {{since}} to {{until}}',
    answer: 'Please accept or refuse it in the admin console.',
    open: 'Open dispatches',
  },
} as const;
