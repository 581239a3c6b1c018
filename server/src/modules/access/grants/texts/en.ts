export const en = {
  holdingsFile: {
    file: 'Who has which permission',
    who: 'Who',
    permission: 'Permission',
    given: 'Given as',
    through: 'Through role',
    where: 'Where',
    when: 'Hours',
    from: 'From',
    until: 'Until',
    state: 'Now',
    company: 'Whole company',
    always: 'Any time',
    states: { now: 'Active', outside: 'Outside its hours', notYet: 'Not yet' },
  },
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
