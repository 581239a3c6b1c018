export const en = {
  grantLetters: {
    endsOwn: {
      heading: 'A permission of yours ends soon',
      text: 'A permission that you were given ends on {{day}}. If you still need it, ask your administrator to extend it.',
    },
    endsGiven: {
      heading: 'A permission that you gave ends soon',
      text: 'A permission that you gave to {{name}} ends on {{day}}. You can change its last day under “Given permissions” in the console.',
    },
  },
};
