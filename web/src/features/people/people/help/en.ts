import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMP: {
    words:
      'employees, staff, users, accounts, leaver, retire, leave, suspend, password reset, transfer, Excel, export, employee number, recovery PIN, personal key',
    what: 'See and change everyone in the company, and the state of their employment.',
    doings: [
      'Open a person and click a field in the panel to change it.',
      'Select several people to move them, give a rank or retire them; each is checked before anything happens.',
      'Choose a date to have a change happen at midnight; it can be undone for 7 days.',
      'Unblock a person’s recovery PIN, and release or reset their personal key, in their panel.',
    ],
  },
};
