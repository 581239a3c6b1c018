import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMP: {
    words:
      'employees, staff, users, accounts, leaver, leavers, left, resigned, resignation, quit, terminate, offboarding, retire, retired, leave, suspend, password reset, transfer, Excel export, export, employee number, recovery PIN, personal key',
    what: 'See and edit everyone in the company, and their employment status.',
    doings: [
      'Open a member and click a field in the panel to edit it.',
      'Select several members to move them, set their rank or retire them; each is checked before anything happens.',
      'Choose a date to make a change at midnight; it can be undone for 7 days.',
      'Unblock a member’s recovery PIN, or release or reset their personal key, in their panel.',
    ],
  },
};
