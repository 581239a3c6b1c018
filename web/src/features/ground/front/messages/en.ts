export const en = {
  title: 'One front door for your whole company',
  lead: 'Sign-up and sign-in, people and departments, notices and boards: one portal for everyone, one console to run it.',
  signUp: 'Create a company',
  logIn: 'Sign in',
  soon: 'Your portal is ready in 5 minutes.',
  reasons: {
    ready: {
      title: 'Departments and ranks are ready to use',
      text: 'Choose a preset and edit it. Public holidays are included.',
    },
    passkey: { title: 'Sign in with a passkey', text: 'Use your fingerprint or face. No password to type.' },
    record: {
      title: 'Every change is recorded',
      text: 'See who changed what in plain words, and undo what can be undone.',
    },
  },
  picture: {
    label: 'What the portal home looks like',
    company: 'Solbaram Trading',
    hello: 'Hello, Hangyeol',
    pinned: 'Pinned',
    menus: { home: 'Home', boards: 'Boards', travel: 'Travel', people: 'People' },
    notice: {
      title: 'You are invited to the year-end party',
      text: 'Friday, 18 December, 6 pm in the yard of the main building. Families are welcome.',
      by: 'Yesol Baek · People team',
    },
    posts: {
      tea: { who: 'Narae Ko', where: 'Products · Open forum', title: 'Tea set tasting on Thursday, 3 pm' },
      passkey: { who: 'Seulgi Song', where: 'Security · Notices', title: 'How to sign in with a passkey' },
      walk: { who: 'Haram Ryu', where: 'Overseas sales · Open forum', title: 'A weekend walk in the forest' },
      coffee: { who: 'Haram An', where: 'General affairs · Notices', title: 'The coffee machine on floor 4 is fixed' },
    },
    shortcuts: 'Shortcuts',
    shortcut: { welfare: 'Welfare', rooms: 'Meeting rooms', expenses: 'Expenses', help: 'Help desk' },
    people: 'People',
    birthday: 'Birthday today',
    joined: 'Joined today',
  },
};
