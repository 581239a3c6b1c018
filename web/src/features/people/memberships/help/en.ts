import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: 'admins, roles, permissions, rights, grant, delegate, owner',
    what: 'Decide who may administer what.',
    doings: [
      'Add an administrator and choose what they look after.',
      'One owner always stays, so that no company is locked out.',
      'The audit log keeps who gave and took which role.',
    ],
  },
};
