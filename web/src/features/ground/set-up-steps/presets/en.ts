import { board, type CountryPresets, menu, rank } from './preset.ts';

export const presets: CountryPresets = {
  ranks: {
    ladder: [
      rank('EXEC', 'Executive'),
      rank('DIRECTOR', 'Director'),
      rank('SMGR', 'Senior Manager'),
      rank('MGR', 'Manager'),
      rank('SENIOR', 'Senior Associate'),
      rank('STAFF', 'Associate'),
    ],
    flat: [rank('LEAD', 'Lead'), rank('SENIOR', 'Senior'), rank('MEMBER', 'Member')],
    experts: [
      rank('PRINCIPAL', 'Principal Engineer'),
      rank('STAFFENG', 'Staff Engineer'),
      rank('SENIOR', 'Senior Engineer'),
      rank('ENGINEER', 'Engineer'),
    ],
  },
  boards: {
    basic: [board('Notices', 'Notices'), board('Open forum', 'OpenForum')],
    more: [board('Notices', 'Notices'), board('Open forum', 'OpenForum'), board('Library', 'Library')],
  },
  menus: {
    offices: [],
    pages: [
      menu('Messenger', 'Messenger', '/supportapp/download'),
      menu('Change password', 'Password', '/loginapp/password/change'),
    ],
  },
  anniversaries: {
    founding: [{ subject: 'Founding day', englishSubject: 'Founding day', date: '' }],
    year: [
      { subject: 'Founding day', englishSubject: 'Founding day', date: '' },
      { subject: 'First working day', englishSubject: 'First working day', date: '01-02' },
    ],
  },
};
