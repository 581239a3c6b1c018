import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: 'admins, roles, permissions, rights, grant, delegate, owner',
    what: 'Decide who can administer what.',
    doings: [
      'Add an administrator and choose what they manage.',
      'One primary administrator always remains, so no company is locked out.',
      'The audit log records who granted and revoked which role.',
      'The service desk enters a ticket number before it opens member data; the audit log keeps it.',
    ],
  },
};
