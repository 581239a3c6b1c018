export const en = {
  holdingsFile: {
    file: 'Access overview',
    who: 'Who',
    permission: 'Permission',
    given: 'Granted as',
    through: 'Through role',
    where: 'Where',
    when: 'Hours',
    from: 'From',
    until: 'Until',
    state: 'Status',
    company: 'Whole company',
    always: 'Any time',
    states: { now: 'Active', outside: 'Outside its hours', notYet: 'Scheduled' },
  },
  grantLetters: {
    endsOwn: {
      heading: 'A permission of yours ends soon',
      text: 'A permission that you were granted ends on {{day}}. If you still need it, ask your administrator to extend it.',
    },
    endsGiven: {
      heading: 'A permission that you granted ends soon',
      text: 'A permission that you granted to {{name}} ends on {{day}}. You can change its last day under “Permissions” in the console.',
    },
  },
};
